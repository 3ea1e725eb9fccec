/** Words of joining a class, of a device that a class shares, and of what has reached the school. */
export const school = {
  "join.title": "Join your class",
  "join.text": "With a class code your work follows you to other devices, and your teacher sees it.",
  "join.link": "I have a class code",
  "join.code": "Class code",
  "join.code.hint": "Six letters, from your teacher.",
  "join.code.missing": "Type the code your teacher gave you.",
  "join.code.unknown": "There is no class with this code. Look at each letter once more.",
  "join.shared": "This device is shared by a class. Only a teacher can change that.",
  "join.shut-out":
    "A teacher has shut this device out of the class. What you did is still on it. If you should be in the class, ask your teacher for the class code.",
  "join.next": "Go on",
  "join.back": "Back",
  "join.who": "Who are you?",
  "join.learners": "Learners",
  "join.nobody": "Your teacher has not put any names in this class yet.",
  "join.pin": "PIN",
  "join.pin.digits": "{name}, type your six numbers.",
  "join.pin.pictures": "{name}, press your six pictures in order.",
  "join.pin.typed": "{count} of 6",
  "join.pin.erase": "Take the last one back",
  "join.pin.not": "That is not your PIN. Try once more, or ask your teacher.",
  "join.pin.not-me": "I am somebody else",
  "join.wait.seconds": "Too many tries. Wait {seconds} seconds, then try again.",
  "join.wait.minutes": "Too many tries. Try again at {time}, or ask your teacher for a new PIN.",
  "join.fetching": "Fetching your work…",
  "join.keep.title": "Is the work on this device yours?",
  "join.keep.text":
    "{name} has already worked here. If that was you, {answers, plural, one {the answer goes} other {all # answers go}} into your class work.",
  "join.keep.yes": "Yes, that was me",
  "join.keep.no": "No, that was somebody else",
  "join.grade.title": "Hello, {name}",
  "join.grade.text": "Which grade are you in? MathFlow starts there.",
  "join.error.offline":
    "Your school’s server cannot be reached just now. Look whether the device is online, then try again.",
  "join.error.other": "Something else answered in place of your school. Perhaps this network wants a sign-in first.",
  "join.error.refused": "The server said no: {title}",
  "join.error.storage": "That could not be saved on this device. Please try once more.",
  "join.again": "Try again",

  "kiosk.title": "Who is learning?",
  "kiosk.class": "This device is shared by {name}.",
  "kiosk.setup.title": "Share this device",
  "kiosk.setup.text":
    "A teacher makes a code for this device, on the page of the class under Devices. Then everybody of that class can sign in here with their PIN, and nothing of theirs stays on the device when they are done.",
  "kiosk.setup.code": "Code for this device",
  "kiosk.setup.hint": "Eight letters. Not the class code.",
  "kiosk.setup.unknown":
    "This code opens nothing. A teacher makes one for each shared device; it works once, within an hour.",
  "kiosk.shut-out":
    "A teacher has shut this device out of the class. To share it again, a teacher makes a code for it.",
  "kiosk.refresh": "Look for new names",
  "kiosk.done": "Done for now",
  "kiosk.locked": "{name} is working here",
  "kiosk.leaving": "Sending your work…",
  "kiosk.visit": "Practise without signing in",
  "kiosk.visit.text":
    "What you do here is kept, and your teacher puts it to your name later. What you did before is not shown: for that the network is needed.",
  "kiosk.visit.grade": "Which grade are you in?",
  "kiosk.visit.failed": "That could not be saved on this device. Please try once more.",
  "kiosk.visited": "Tell your teacher, or write down:",
  "kiosk.visited.why": "With it your teacher finds what you did, and puts it to your name.",
  "visitor.sign": "{first} {second} {number}",

  "saved.unsent": "{count, plural, one {# to send} other {# to send}}",
  "school.title": "Your class",
  "school.none":
    "You work for yourself on this device. With a class code your work follows you to other devices, and your teacher sees it.",
  "school.in": "You are in {name}.",
  "school.shared": "You are in {name}. This device is shared: press “Done for now” when you stop.",
  "school.all-sent": "All your answers have reached your school.",
  "school.unsent":
    "{count, plural, one {One answer has} other {# answers have}} not reached your school yet, since {time}. {count, plural, one {It is} other {They are}} safe on this device.",
  "school.contact": "Last contact: {time}",
  "school.no-contact": "There has been no contact yet.",
  "school.try": "Try now",
  "school.trouble.signed-out":
    "Your class wants to know that it is you: type your PIN again. Your answers are safe on this device until then.",
  "school.trouble.outdated":
    "Your school needs a newer MathFlow on this device. Load the page again while you are online.",
  "school.trouble.offline": "Your school’s server does not answer just now. It is tried again by itself.",
  "school.trouble.busy": "Your school’s server is busy. It is tried again by itself.",
  "school.trouble.other": "Something is not right between this device and your school. Tell your teacher.",
  "school.pin-again": "Type my PIN",
  "school.waiting":
    "{count, plural, one {One answer is} other {# answers are}} waiting since {time} to reach your school. Tell your teacher.",
} as const;
