/*
 * Chooses which of the two first screens of index.html is seen, before either is: the form, where nobody is known on
 * this device, else the one that is right for everybody. Not in the page itself, which may hold no code.
 */
(function () {
  var who = null;
  try {
    who = localStorage.getItem("mathflow-who");
  } catch {
    // Refused: nothing is known.
  }
  // A device that has been here before and says nothing may know somebody.
  var kept = "serviceWorker" in navigator && navigator.serviceWorker.controller;
  var nobody = who === "nobody" || (who === null && !kept);
  var elsewhere = /^\/(?:teach|join|kiosk|parent)(?:\/|$)/.test(location.pathname);
  var isForm = nobody && !elsewhere && window.isSecureContext;
  var root = document.documentElement;
  root.setAttribute("data-start", isForm ? "form" : "opening");

  // The theme and size of text that were chosen on this device (app/looks.ts).
  try {
    var looks = (localStorage.getItem("looks") || "").split(" ");
    if (looks.length === 2) {
      root.setAttribute("data-theme", looks[0]);
      root.setAttribute("data-text", looks[1]);
    }
  } catch {
    // As above.
  }

  // Where somebody is known the engine starts while the page is still on its way, which takes it over
  // (app/engine-client.ts).
  var engine = document.currentScript && document.currentScript.getAttribute("data-engine");
  if (!isForm && window.isSecureContext && engine) {
    try {
      var own = function (url) {
        if (url !== "/engine-start.js") throw new TypeError("not our own script");
        return url;
      };
      var policy = window.trustedTypes && window.trustedTypes.createPolicy("start", { createScriptURL: own });
      var name = "engine " + Date.now() + " " + Math.random() + " " + engine;
      var address = policy ? policy.createScriptURL("/engine-start.js") : "/engine-start.js";
      var worker = new Worker(address, { type: "module", name: name });
      var started = { worker: worker, name: name, failed: false };
      worker.addEventListener("error", function () {
        started.failed = true;
      });
      document.startedEngine = started;
    } catch {
      // The page starts it.
    }
  }

  // A line that was cut before the app came: that is said, and the page is loaded again with the network.
  window.addEventListener(
    "error",
    function (event) {
      var notice = document.getElementById("not-come");
      if (event.target.tagName !== "SCRIPT" || !notice) return;
      notice.removeAttribute("hidden");
      window.addEventListener("online", function () {
        location.reload();
      });
    },
    true,
  );

  // Who presses before the app runs is not sent away: the app presses again (app/first-paint.ts).
  var pressed = (document.pressedEarly = []);
  function keep(event) {
    if (document.documentElement.hasAttribute("data-live")) return;
    if (event.type === "submit") {
      event.preventDefault();
      pressed.push(event.target);
      return;
    }
    var button = event.target.closest("button");
    if (button && button.type !== "submit") pressed.push(button);
  }
  document.addEventListener("submit", keep);
  document.addEventListener("click", keep);
})();
