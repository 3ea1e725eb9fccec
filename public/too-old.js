/* Shows the notice in index.html in a browser below the floor. ES5 only: such browsers must be able to read it. */
(function () {
  var script = document.createElement("script");
  var newEnough =
    "noModule" in script &&
    typeof Array.prototype.toSorted === "function" &&
    typeof window.structuredClone === "function" &&
    typeof window.indexedDB === "object" &&
    window.CSS &&
    CSS.supports("selector(:focus-visible)");
  var notice = document.getElementById("too-old");
  if (newEnough || !notice) return;
  notice.removeAttribute("hidden");
  var app = document.getElementById("app");
  if (app) app.setAttribute("hidden", "");
})();
