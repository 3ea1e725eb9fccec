import { teachAssign } from "./teach-assign.ts";
import { teachBoard } from "./teach-board.ts";
import { teachClass } from "./teach-class.ts";
import { teachExams } from "./teach-exams.ts";
import { teachOwnSurveys } from "./teach-own-surveys.ts";
import { teachSurveys } from "./teach-surveys.ts";
import { teachNotes } from "./teach-notes.ts";
import { teachReport } from "./teach-report.ts";

/** Words of the teacher's page; they are fetched with it. */
export const teach = {
  ...teachAssign,
  ...teachBoard,
  ...teachClass,
  ...teachExams,
  ...teachOwnSurveys,
  ...teachSurveys,
  ...teachNotes,
  ...teachReport,
  "teach.title": "For teachers",
  "teach.nav": "Teacher’s page",
  "teach.classes": "Classes",
  "teach.account": "Account",
  "teach.sign-out": "Sign out",
  "teach.sign-out.failed": "You are still signed in: the server did not answer. Try again when there is a network.",
  "teach.to-desk": "To the pupils’ page",
  "teach.working": "One moment…",
  "teach.keep": "No, go back",
  "teach.cancel": "Cancel",
  "teach.close": "Close",
  "teach.save": "Save",

  "teach.error.title": "The school’s server gave no answer",
  "teach.error.offline": "No answer came from the school’s server. Look at the network, then try again.",
  "teach.error.garbled":
    "Something else answered than the school’s server. Perhaps this network wants you to sign in to it first.",
  "teach.error.too-many": "That was tried too often. Wait a little, then try again.",
  "teach.error.too-many-seconds":
    "That was tried too often. Try again in {seconds, plural, one {one second} other {# seconds}}.",
  "teach.error.too-many-minutes":
    "That was tried too often. Try again in {minutes, plural, one {one minute} other {# minutes}}, at {time}.",
  "teach.error.busy": "The server has a lot to do at this moment. Try again in a few seconds.",
  "teach.error.open-id":
    "Your school’s own sign-in gives no answer at this moment. Try again later, or sign in with your password.",
  "teach.error.broken": "Something broke on the server. Try again; if it stays, tell whoever looks after it.",
  "teach.error.not-there": "That is not there any more. Perhaps it was changed on another device: load the page again.",
  "teach.error.refused": "The server did not do that.",
  "teach.error.said": "The server did not do that: {title}",
  "teach.error.no-school": "This server keeps no classes. Everything else works as always.",
  "teach.not-there.title": "This class is not here",
  "teach.not-there.text": "Perhaps it belongs to another teacher, or the address is not complete.",
  "teach.all-classes": "All classes",

  "teach.fault.empty": "Fill this in.",
  "teach.fault.short": "At least {least} characters.",
  "teach.fault.long": "At most {most} characters.",
  "teach.fault.signs": "Use letters and signs that can be seen, on one line.",
  "teach.fault.marks": "Use at most three accents or other marks at one letter.",
  "teach.fault.days": "A whole number of days, from {least} to {most}.",
  "teach.fault.login": "Letters, digits, and the signs @ . _ - only, without spaces.",

  "teach.login": "Sign-in name",
  "teach.password": "Password",
  "teach.password.show": "Show the password",
  "teach.password.hint":
    "At least 12 characters, of any kind. Four words that have nothing to do with each other are strong and quick to type.",
  "teach.password.more": "{n, plural, one {One more character} other {# more characters}}.",
  "teach.password.long": "Long enough.",
  "teach.password.guessable":
    "That password is one of those that are tried first: a well-known one, a run of keys or numbers, the same thing again and again, or the sign-in name. Choose one that is harder to guess.",
  "teach.password.current": "Password now",
  "teach.password.new": "New password",
  "teach.password.change": "Change the password",
  "teach.password.changed": "The password is changed. Your other devices are signed out.",
  "teach.password.no-match": "That is not your password now.",

  "teach.proof.or-code": "Password, or a code of the second step",
  "teach.proof.no-match": "That is not right.",

  "teach.second": "Second step",
  "teach.second.text":
    "After your password a code is asked for, which an app on your telephone shows. Who has learned your password cannot sign in with it alone.",
  "teach.second.on":
    "After your password a code is asked for, since {date}. {n, plural, =0 {No recovery code is left: remove the second step and add it again.} one {One recovery code is left.} other {# recovery codes are left.}}",
  "teach.second.add": "Add a second step",
  "teach.second.go-on": "Go on",
  "teach.second.scan":
    "Open an authenticator app on your telephone, such as Aegis, 2FAS, or the one your school uses, and scan this:",
  "teach.second.picture": "The secret as a QR code",
  "teach.second.by-hand": "Or type this into the app:",
  "teach.second.code.hint": "The six digits that the app shows now.",
  "teach.second.no-match":
    "That code does not match. Type the one that the app shows at this moment. If it never matches, the clock of your telephone or of the server is off.",
  "teach.second.confirm": "Ask for codes from now on",
  "teach.second.codes": "Recovery codes",
  "teach.second.codes.text":
    "Each stands in for one code when the telephone is not there. Write them down and keep them apart from your password: they are shown only here and now.",
  "teach.second.codes.kept": "I have written them down",
  "teach.second.added": "From now on a code is asked for after your password.",
  "teach.second.remove": "Remove the second step",
  "teach.second.remove.yes": "Ask for no codes any more",
  "teach.second.removed": "No code is asked for any more.",

  "teach.passkey": "Passkeys",
  "teach.passkey.text":
    "A passkey signs you in without a password: your device asks for your finger, your face or its own PIN. It needs no second step beside it.",
  "teach.passkey.not-here": "Passkeys can be added where this page is opened by a name over https.",
  "teach.passkey.add": "Add a passkey",
  "teach.passkey.add.yes": "Go on",
  "teach.passkey.name": "Name of the device",
  "teach.passkey.this-device": "This device",
  "teach.passkey.since": "added on {date},",
  "teach.passkey.last": "last used on {date}.",
  "teach.passkey.never": "not used yet.",
  "teach.passkey.host": "It works at {host}.",
  "teach.passkey.added": "{name} can sign you in from now on.",
  "teach.passkey.unmade": "No passkey was made. Try again, or use another device.",
  "teach.passkey.remove.sure": "Remove the passkey {name}?",
  "teach.passkey.remove.text":
    "It opens nothing any more. Delete it on the device too, so that it is not offered there.",
  "teach.passkey.removed": "The passkey {name} is removed.",
  "teach.passkey.use": "Use a passkey",
  "teach.passkey.unused": "No passkey was used. Try again, or type your password.",
  "teach.passkey.no-match": "This passkey is not known here. Perhaps it was removed, or is of another school.",

  "teach.open-id": "Signing in with {name}",
  "teach.open-id.text":
    "You can also sign in with {name}. It checks in its own way who you are, so no code of your second step is asked for. Your password stays, for when {name} does not answer.",
  "teach.open-id.on": "{name} signs you in. Your password stays, for when {name} does not answer.",
  "teach.open-id.join": "Connect {name}",
  "teach.open-id.join.yes": "Go on",
  "teach.open-id.joined": "From now on you can sign in with {name}.",
  "teach.open-id.part": "Disconnect {name}",
  "teach.open-id.part.sure": "Stop signing in with {name}?",
  "teach.open-id.part.text":
    "You then sign in with your sign-in name and password. You can connect {name} again at any time.",
  "teach.open-id.part.yes": "Yes, disconnect",
  "teach.open-id.parted": "{name} does not sign you in any more.",
  "teach.open-id.use": "Sign in with {name}",
  "teach.open-id.other-tab": "Sign in with {name} in another tab, then come back to this one",
  "teach.open-id.or": "Or with your sign-in name and password:",
  "teach.open-id.away": "{name} gives no answer at this moment. Try again later, or sign in with your password.",
  "teach.open-id.unfinished":
    "Signing in with {name} was not finished, or took longer than five minutes. Try again, or sign in with your password.",
  "teach.open-id.taken": "Another teacher here has connected that account of {name}.",
  "teach.open-id.newcomer":
    "{name} knows you, but no teacher here has connected that account. If you have a code from your school, begin below: from then on {name} signs you in. If you have a sign-in name already, sign in with it and connect {name} under “Account”.",
  "teach.open-id.late":
    "That took longer than five minutes. Press “I have a sign-in name already”, sign in with your school’s account again, and type the code then.",

  "teach.sign-in": "Sign in",
  "teach.sign-in.title": "For teachers: sign in",
  "teach.sign-in.text": "Classes, names and PINs stay on your school’s server. Nothing of them is kept on this device.",
  "teach.sign-in.have-code": "I have a code",
  "teach.sign-in.no-match": "Name and password do not match.",
  "teach.sign-in.pupil": "A pupil is signed in on this device. When you sign in, the pupil is signed out.",

  "teach.code-step.code": "Code",
  "teach.code-step.hint": "Six digits from your authenticator app, or one of your recovery codes.",
  "teach.code-step.no-match":
    "That code does not match, or was used before. The app shows another one every half minute. If none of them match, the clock of your telephone or of the server may be off.",
  "teach.code-step.too-late": "That took longer than five minutes. Go back and type your password again.",
  "teach.code-step.back": "Back to the password",

  "teach.set-up.title": "For teachers: begin",
  "teach.set-up.text": "A code makes one teacher, or changes a password: once, within a day.",
  "teach.set-up.source": "Where is your code from?",
  "teach.set-up.source.server": "The server printed it: I am the first teacher here",
  "teach.set-up.source.teacher": "A teacher of my school gave it to me",
  "teach.set-up.source.forgotten": "I have forgotten my password, and an administrator gave me a code",
  "teach.set-up.code": "Code",
  "teach.set-up.code.server":
    "It stands where the server was started, in its last lines. Small letters and hyphens do not matter.",
  "teach.set-up.code.teacher": "Three groups of four letters. Small letters and hyphens do not matter.",
  "teach.set-up.code.forgotten": "Three groups of four letters. Small letters and hyphens do not matter.",
  "teach.set-up.school": "Name of the school",
  "teach.set-up.name": "Your name",
  "teach.set-up.name.hint": "As colleagues read it.",
  "teach.set-up.login.hint": "Short, without spaces, such as j.park. You type it each time you sign in.",
  "teach.set-up.button": "Begin",
  "teach.set-up.change": "Change the password",
  "teach.set-up.have-name": "I have a sign-in name already",
  "teach.set-up.no-code": "This code cannot be used. Perhaps it is older than a day, or somebody used it before.",
  "teach.set-up.taken": "This sign-in name is taken. Choose another one.",

  "teach.again.title": "Sign in again",
  "teach.again.text": "Your sign-in has ended. What you were doing is still here, and goes on when you have signed in.",
  "teach.again.leave": "Leave the page",

  "teach.alerts": "Alerts",
  "teach.alerts.guessing":
    "In {name} many PINs were tried that do not match ({time}). Somebody may be guessing. After five tries a pupil’s PIN has to wait, so nothing need be lost.",
  "teach.alerts.devices": "Look at the devices of this class",
  "teach.alerts.unlock": "Let everybody try again",
  "teach.alerts.unlocked": "What was shut is open again. The PINs are as they were.",
  "teach.alerts.found": "The server marked the work of {name} ({class}) again. Since {date}:",
  "teach.alerts.found.answers":
    "{n, plural, one {One answer does} other {# answers do}} not agree with the server’s marking.",
  "teach.alerts.found.entries":
    "{n, plural, one {One other entry does} other {# other entries do}} not follow from the answers.",
  "teach.alerts.found.quick":
    "{n, plural, one {One answer} other {# answers}} came faster than a question can be read.",
  "teach.alerts.found.version":
    "{n, plural, one {One answer was} other {# answers were}} marked by another version of the program.",
  "teach.alerts.found.why":
    "This is no proof of anything: different versions of the program can disagree, and a device can have a fault. Look at the work together before you think of another reason.",
  "teach.alerts.seen": "I have seen it",

  "teach.classes.first": "Make your first class",
  "teach.classes.new": "New class",
  "teach.classes.none":
    "There is no class yet. A class has a code by which pupils come in, and each pupil gets a card with a PIN.",
  "teach.classes.all-archived": "All your classes are archived.",
  "teach.classes.learners": "{n, plural, =0 {No pupils yet} one {One pupil} other {# pupils}}",
  "teach.code": "Class code",
  "teach.archived": "Archived classes ({n})",
  "teach.archived.back": "Bring back",

  "teach.new.title": "New class",
  "teach.new.name": "Name of the class",
  "teach.new.pins": "How pupils sign in",
  "teach.new.digits": "Six digits.",
  "teach.new.digits.hint": "For pupils who can read numbers.",
  "teach.new.pictures": "Six pictures.",
  "teach.new.pictures.hint": "For the youngest: they tap sun, star, cup …",
  "teach.new.stays": "This stays as it is for the class.",
  "teach.new.button": "Make the class",

  "teach.class.rename": "Rename",
  "teach.class.archive": "Archive",
  "teach.class.archive.sure": "Archive {name}?",
  "teach.class.archive.text":
    "Nobody can join any more, and its code opens nothing. Pupils and their work stay. You can bring the class back; it then has another code.",
  "teach.next": "Go on next year",
  "teach.next.title": "Go on with {name} next year",
  "teach.next.text":
    "Makes a new class with the pupils you choose. Their work, PINs and groups go with them, and on devices of their own they stay signed in.",
  "teach.next.name": "Name of the new class",
  "teach.next.who": "Who comes along?",
  "teach.next.count": "{n} of {all, plural, one {one pupil} other {# pupils}}",
  "teach.next.everybody": "Everybody",
  "teach.next.nobody": "Nobody",
  "teach.next.raise": "Raise school grades by one",
  "teach.next.raise.hint":
    "{n, plural, one {One pupil who comes along has a grade, and is in the next one from now on} other {# pupils who come along have a grade, and are in the next one from now on}}. A 12 stays as it is. You can change grades later under “Manage”.",
  "teach.next.old": "{name} is archived, and its class code stops working. You can bring it back.",
  "teach.next.behind":
    "Pupils you leave out stay in {name} with all their work, as long as your school’s schedule keeps it. You can move them to another class later.",
  "teach.next.devices":
    "Shared devices stay with the old class. Set each of them up again: the new class makes a code for it under “Devices”.",
  "teach.next.yes": "Make the new class",
  "teach.next.made": "{name} is ready",
  "teach.next.made.text":
    "{n, plural, =0 {Nobody has come along yet} one {One pupil has come along} other {# pupils have come along}}. {before} is archived.",
  "teach.next.made.cards":
    "PINs are as they were, but the cards you printed have the old class code. Tell pupils the new one, or print new cards: those have new PINs, and the old PINs stop working.",
  "teach.next.made.open": "Open {name}",
  "teach.next.made.draw": "New cards with new PINs",

  "teach.erase-class": "Erase this class",
  "teach.erase-class.title": "Erase {name} for ever?",
  "teach.erase-class.goes": "What goes",
  "teach.erase-class.goes.pupils":
    "{n, plural, one {One pupil who is} other {# pupils who are}} in no other class: {names}. Gone with them: name, PIN, devices, sign-ins and every answer.",
  "teach.erase-class.goes.class":
    "The class and its code, and work without sign-in that is still waiting. Its shared devices are shut out. Nobody can bring any of this back.",
  "teach.erase-class.stays": "What stays",
  "teach.erase-class.stays.pupils":
    "{n, plural, one {One pupil who is} other {# pupils who are}} in another class too: {names}. They keep all their work.",
  "teach.erase-class.stays.devices": "What a pupil’s own device holds of their work, until it is deleted there.",
  "teach.erase-class.stays.copies":
    "Copies that the school’s server has made of its data, for some days. Whoever runs it knows how long.",
  "teach.erase-class.done": "{name} is erased",
  "teach.erase-class.done.text":
    "{n, plural, =0 {No pupil was} one {One pupil was} other {# pupils were}} erased with it.{kept, plural, =0 {} one { One pupil stays in another class.} other { # pupils stay in other classes.}}",
  "teach.erase-class.later": "Some of the answers could not be erased yet; the server goes on trying until they are.",

  "teach.leaving": "Soon to be erased by the school’s schedule",
  "teach.leaving.text":
    "This happens automatically on the date shown. To keep a class and everybody in it, bring it back. To keep a single pupil, move them to a class that is not archived.",
  "teach.leaving.none": "Nothing in the next 14 days.",
  "teach.leaving.class": "Archived class",
  "teach.leaving.what": "What goes, and when",
  "teach.leaving.keep": "Keep",
  "teach.leaving.whole":
    "the class{n, plural, =0 {} one {, with one pupil who is in no other: {names}} other {, with # pupils who are in no other: {names}}}",
  "teach.leaving.pupils":
    "{n, plural, one {one pupil who is} other {# pupils who are}} only in archived classes: {names}",
  "teach.leaving.owners": "{names} can bring it back.",
  "teach.leaving.kept": "{name} is back and will not be erased. It has a new class code.",
  "teach.leaving.of": "Unless you bring the class back, the school’s schedule will erase:",

  "teach.retention": "How long the school keeps data",
  "teach.retention.text":
    "Nothing is erased automatically unless you set it here. Whatever is due is shown to its teachers 14 days ahead, so that they can bring the class back.",
  "teach.retention.leftDays": "Pupils who are in archived classes only",
  "teach.retention.leftDays.hint": "The pupils and all their answers are erased; the class stays.",
  "teach.retention.leftDays.days": "Days after their last class was archived",
  "teach.retention.archivedDays": "Archived classes",
  "teach.retention.archivedDays.hint": "The class is erased, with the pupils who are in no other class.",
  "teach.retention.archivedDays.days": "Days after the class was archived",
  "teach.retention.never": "Kept until a teacher erases them",
  "teach.retention.after": "Erased automatically after a number of days",
  "teach.retention.days.hint": "From 30 to 3650. A year is 365.",
  "teach.retention.saved": "Saved.",

  "teach.class.teachers": "Teachers",
  "teach.class.teachers.text": "All of them see the whole class and may change everything in it.",
  "teach.class.teachers.login": "Add a colleague by their sign-in name",
  "teach.class.teachers.add": "Add",
  "teach.class.teachers.out": "Take out",
  "teach.class.teachers.unknown": "Nobody at your school has this sign-in name.",
  "teach.class.archived": "This class is archived: nobody can join. Bring it back to add pupils or print cards.",
  "teach.tabs": "Parts of the class",
  "teach.tab.now": "Now",
  "teach.tab.skills": "Skills",
  "teach.tab.misconceptions": "Misconceptions",
  "teach.tab.people": "People",
  "teach.tab.devices": "Devices",

  "teach.join": "How pupils come in",
  "teach.join.open": "Pupils open",
  "teach.join.type": "and type the class code",
  "teach.join.loopback":
    "This address works on this computer only. For other devices, open the page by the address of this computer in your network.",
  "teach.join.no-sign-in":
    "Other devices can open this address, but nobody can sign in there: that needs an address with https. Whoever runs the server finds how in docs/running.md.",
  "teach.join.others": "If a device does not get there, try: {urls}",
  "teach.join.qr": "QR code of {url}",
  "teach.join.board": "Show on the board",
  "teach.join.try": "Try it as a pupil",
  "teach.join.try.text":
    "In another tab, with what the class was given. It counts for nobody, and is gone when you end it.",
  "teach.try.text":
    "This tab becomes a pupil's: with what you gave the whole class, its exams included, and what the class may use. What you do there is sent nowhere, counts for nobody, works without a network, and is gone from this device when you press “End the trial”. Whoever uses this browser sees it until then.",
  "teach.try.grade": "Grade of the pupil",
  "teach.try.begin": "Begin the trial",
  "teach.try.name": "Trial pupil",
  "teach.try.shared": "This device is everybody's of a class: try it in a browser of your own.",
  "teach.try.failed": "It could not begin. Look whether the device is online, and press again.",
  "teach.join.new-code": "New code",
  "teach.join.new-code.sure": "Give the class a new code?",
  "teach.join.new-code.text":
    "The code there is now opens nothing any more, on cards and boards too. Devices that have joined stay.",
  "teach.join.kiosk": "Open on this device as a shared device",
  "teach.join.kiosk.sure": "Make this device one for the whole class?",
  "teach.join.kiosk.text":
    "You are signed out here, so that no pupil meets this page. The pupils of {name} then choose their name and sign in with their PIN.",
  "teach.join.kiosk.yes": "Yes, hand it to the class",
  "teach.join.kiosk.failed": "This device could not be made a shared one. Load the page again and try once more.",

  "teach.roster": "Class",
  "teach.roster.none": "No pupils yet. Add their names here: each gets a card with a PIN to print and hand out.",
  "teach.roster.name": "Name",
  "teach.roster.since": "Joined",
  "teach.roster.actions": "PIN and more",
  "teach.roster.manage": "Manage",

  "teach.add.label": "Add pupils",
  "teach.add.hint":
    "One name a line, or columns pasted from a spreadsheet. First names are enough. Nothing is sent before you press “Add”.",
  "teach.add.button": "Add, and make cards",
  "teach.add.file": "From a file",
  "teach.add.file.hint": "A list saved as CSV or text, or the OneRoster zip of your school’s system.",
  "teach.add.file.too-large": "This file is too large for a list of names. Nothing was read.",
  "teach.add.file.not-text": "This file is no text. Choose a list that was saved as CSV.",
  "teach.add.file.workbook":
    "This is a workbook of a spreadsheet program. Open it there, save the list as CSV, and choose that file; or copy the names and paste them here.",
  "teach.add.file.unreadable": "The device could not read this file. Choose it again, or paste the names.",
  "teach.add.count":
    "{add, plural, =0 {Nobody can be added} one {One pupil will be added} other {# pupils will be added}}{not, plural, =0 {} one {, one line will not} other {, # lines will not}}{grades, plural, =0 {} one {; one grade changes} other {; # grades change}}.",
  "teach.add.progress": "Drawing PINs: {done} of {all}",
  "teach.add.none": "Type at least one name.",
  "teach.add.columns": "What the columns hold",
  "teach.add.column": "Column {n}",
  "teach.add.header": "The first line names the columns",
  "teach.add.role.first": "First name",
  "teach.add.role.name": "Name",
  "teach.add.role.last": "Last name",
  "teach.add.role.group": "Group",
  "teach.add.role.grade": "School grade",
  "teach.add.role.none": "Leave out",
  "teach.add.preview": "What will change",
  "teach.add.line": "Line",
  "teach.add.fate": "What happens",
  "teach.add.fate.add": "Will be added",
  "teach.add.fate.no-name": "No name in this line",
  "teach.add.fate.too-long": "Too long: a name has at most 60 characters",
  "teach.add.fate.many-marks": "More than three accents or marks at one letter",
  "teach.add.fate.in-class": "In the class already",
  "teach.add.fate.twice": "The same name stands above: add a letter, so that pupils can tell them apart",
  "teach.add.fate.bad-group": "The group’s name is too long or cannot be shown",
  "teach.add.fate.no-room": "The class is full: it has at most 200",
  "teach.add.unsure": "The names may have been added all the same. Look at the table before you add them again.",

  "teach.one-roster": "From your school’s system (OneRoster)",
  "teach.one-roster.class": "Class in the file",
  "teach.one-roster.choose": "Choose a class",
  "teach.one-roster.class.of": "{title}, {school}",
  "teach.one-roster.count":
    "{add, plural, =0 {Nobody is added} one {One pupil is added} other {# pupils are added}}, {renamed, plural, =0 {no name differs} one {one name differs} other {# names differ}}, {gone, plural, =0 {nobody is gone from the file} one {one pupil is gone from the file} other {# pupils are gone from the file}}{grades, plural, =0 {} one {, one grade differs} other {, # grades differ}}.",
  "teach.one-roster.nothing": "Nothing to change: the class is as the file has it.",
  "teach.one-roster.nothing-chosen": "Nothing will change as it is set below.",
  "teach.one-roster.unknown":
    "{n, plural, one {One pupil of this class is} other {# pupils of this class are}} not in users.csv, and left out: the file does not say {n, plural, one {who that is} other {who they are}}.",
  "teach.one-roster.rename": "Take the names as the file has them",
  "teach.one-roster.leave":
    "{n, plural, one {Take out the pupil who is} other {Take out the # pupils who are}} gone from the file",
  "teach.one-roster.leave.hint":
    "All their work is kept. Whoever is in no other class goes into the archived class “{leavers}”, and comes back from there if the file has them again.",
  "teach.one-roster.leavers": "{name}: left",
  "teach.one-roster.preview": "What will change",
  "teach.one-roster.change.clash":
    "Left as it is: somebody else in the class has this name. Add that pupil by hand, with a letter.",
  "teach.one-roster.change.bad-name": "Left out: this is no name that can be shown, or it is too long",
  "teach.one-roster.change.gone": "Gone from the file; stays in the class",
  "teach.one-roster.change.leaves": "Gone from the file; leaves the class",
  "teach.one-roster.change.renamed": "Is called {before} here now",
  "teach.one-roster.change.not-renamed": "The file’s name; is called {before} here and stays so",
  "teach.one-roster.change.grade":
    "{before, select, none {Gets the grade the file says} other {Is in {before} here now}}",
  "teach.one-roster.change.back": "Comes back, with all earlier work",
  "teach.one-roster.change.known": "In the class already; known by the file’s number from now on",
  "teach.one-roster.change.same": "As it is",
  "teach.one-roster.change.own": "Not in the file; stays, having been added here",
  "teach.one-roster.apply": "Change the class",
  "teach.one-roster.done":
    "Done: {add, plural, =0 {nobody} one {one pupil} other {# pupils}} added, {rename, plural, =0 {no name} one {one name} other {# names}} changed, {leave, plural, =0 {nobody} one {one pupil} other {# pupils}} taken out{grades, plural, =0 {} one {, one grade changed} other {, # grades changed}}.",
  "teach.one-roster.fault.broken-zip": "This zip cannot be opened. Have your school’s system make it again.",
  "teach.one-roster.fault.missing-file": "This zip is no OneRoster file: {file} is not in it. Nothing was changed.",
  "teach.one-roster.fault.missing-column": "In {file} of this zip there is no column {column}. Nothing was changed.",
  "teach.one-roster.fault.bad-value":
    "In {file} of this zip, row {row} has nothing that can be used under {column}. Nothing was changed.",
  "teach.one-roster.fault.torn":
    "In {file} of this zip, row {row} has a quotation mark that does not end. Nothing was changed.",
  "teach.one-roster.fault.version":
    "This zip says it is OneRoster {version}; versions 1.0 to 1.2 are read. Nothing was changed.",
  "teach.one-roster.fault.no-classes": "There is no class in this zip. Nothing was changed.",

  "teach.undo.added": "{n, plural, one {One pupil was added} other {# pupils were added}} just now.",
  "teach.undo.grades": "{n, plural, one {One grade was changed} other {# grades were changed}} just now.",
  "teach.undo.grades.back":
    "{n, plural, one {One grade is as it was before} other {# grades are as they were before}}.",
  "teach.undo.button":
    "Take {n, plural, =0 {} one {the pupil} other {the # pupils}}{both, select, yes { and } other {}}{grades, plural, =0 {} one {the grade} other {the # grades}} back",
  "teach.undo.hint":
    "They are erased again, and their cards open nothing. Whoever has signed in or worked already stays.",
  "teach.undo.gone":
    "{n, plural, =0 {Nobody was taken back.} one {One pupil is taken back.} other {# pupils are taken back.}}",
  "teach.undo.kept.used":
    "{n, plural, one {{names} stays: that pupil has signed in or worked already} other {These stay, because they have signed in or worked already: {names}}}.",
  "teach.undo.kept.old": "Added more than a day ago, and so still here: {names}.",

  "teach.groups": "Groups",
  "teach.groups.none": "No groups yet. A group is some of the class, under a name of your own.",
  "teach.groups.new": "New group",
  "teach.groups.change": "Change",
  "teach.groups.name": "Name of the group",
  "teach.groups.who": "Who is in it?",
  "teach.groups.nobody": "There are no pupils in the class yet.",
  "teach.groups.saved": "{n, plural, =0 {Nobody is} one {One pupil is} other {# pupils are}} in the group {name} now.",
  "teach.groups.remove": "Remove this group",
  "teach.groups.remove.text": "Only the group goes: its pupils stay in the class, with all their work.",
  "teach.groups.remove.yes": "Yes, remove the group",
  "teach.groups.removed": "The group {name} is removed.",

  "teach.adjust": "Adjustments for single pupils",
  "teach.adjust.class.text":
    "More time, fewer choices, reading aloud, larger text or another language level for a pupil who needs it: set under “Manage”. Each counts from the next exam or question on; answers are marked as for everybody.",
  "teach.adjust.sat-with": "Sat with: {what}",
  "teach.adjust.set-for": "Set for {name}: {what}",
  "teach.adjust.nobody": "Nothing is set for anybody.",
  "teach.adjust.learner.text":
    "What this pupil needs. It counts from the next exam or question on, never in the middle of one; answers are marked as for everybody.",
  "teach.adjust.time": "Time in exams that have a limit",
  "teach.adjust.time.none": "As for everybody",
  "teach.adjust.time.quarter": "A quarter more time",
  "teach.adjust.time.half": "Half more time",
  "teach.adjust.time.double": "Twice the time",
  "teach.adjust.choices": "Fewer choices",
  "teach.adjust.choices.text":
    "A question with more than three choices shows the right one and two others, common mistakes first.",
  "teach.adjust.aloud": "Choices read aloud",
  "teach.adjust.aloud.text":
    "“Read aloud” reads a question for every pupil; for this one it reads the choices, too. It needs a device with a voice.",
  "teach.adjust.language": "Language level",
  "teach.adjust.language.text":
    "Simple: the tutor’s shortest sentences, and fewer problems with much to read in practice. Advanced: longer replies, and exact terms in examples. The questions of an exam stay as they are.",
  "teach.adjust.language.own": "As the pupil has chosen",
  "teach.adjust.language.chosen": "As the pupil has chosen: {level}",
  "teach.adjust.language.simple": "Simple language",
  "teach.adjust.language.standard": "Standard language",
  "teach.adjust.language.advanced": "Advanced language",
  "teach.adjust.text": "Larger text",
  "teach.adjust.text.text": "Text starts large, where no size was chosen on the device.",

  "teach.features": "What pupils can use",
  "teach.features.school": "What pupils of the school can use",
  "teach.features.school.text":
    "For the whole school. Teachers can choose otherwise for a class or a pupil. Devices know within ten minutes of having the network, and keep to it without.",
  "teach.features.class.text":
    "For this class; “Manage” has the same for a single pupil, which then counts. Devices know within ten minutes of having the network, and keep to it without.",
  "teach.features.learner.text": "What this pupil can use, where it is other than for the class.",
  "teach.features.others": "Chosen otherwise for: {names}",
  "teach.features.ask": "Ask: questions to the tutor at any time",
  "teach.features.words": "Extra words of a language model",
  "teach.features.dictation": "Speaking instead of typing",
  "teach.features.exam-review": "An exam’s questions again, after it",
  "teach.features.own-choice": "Choosing by themselves which skill to practise",
  "teach.features.parents": "Codes by which parents read a report",
  "teach.features.parents.text":
    "Teachers make them on the notes for parents; there are none before that. While this is off no code opens anything, in any class.",
  "teach.features.on": "On",
  "teach.features.off": "Off",
  "teach.features.school.on": "As the school has it: on",
  "teach.features.school.off": "As the school has it: off",
  "teach.features.class.on": "As the class has it: on",
  "teach.features.class.off": "As the class has it: off",
  "teach.features.kept": "Kept.",
  "teach.country.head": "Whom a pupil in danger can call",
  "teach.country": "Country of the school",
  "teach.country.none": "Not said",
  "teach.country.text":
    "A pupil who writes of danger is told the help line of this country, unless they have chosen another one in Settings; without the network too, where they have signed in or the device is a shared one. Where no country is said, they are told to tell a grown-up, or in danger to call their country's emergency number.",

  "teach.cards.all": "New cards for everybody",
  "teach.cards.all.sure": "New PINs for the whole class?",
  "teach.cards.all.text":
    "Each pupil gets another PIN, to print on a card. The PINs they have now open nothing any more, and pupils who are signed in have to sign in again.",
  "teach.cards.all.yes": "Yes, draw new PINs",
  "teach.cards.title": "{n, plural, one {One card} other {# cards}} to print",
  "teach.cards.once": "PINs are shown this once. Print the cards, or write the PINs down, before you go on.",
  "teach.cards.loopback":
    "No address stands on the cards: only this computer reaches the server. Tell pupils the right one, or open the page by it and draw new cards.",
  "teach.cards.print": "Print",
  "teach.cards.done": "Put the cards away",
  "teach.cards.sure": "Put the cards away without printing?",
  "teach.cards.sure.text": "The PINs on them cannot be shown again. Who has none can only be given a new one.",
  "teach.cards.sure.yes": "Yes, put them away",
  "teach.cards.list": "Cards",
  "teach.cards.address": "Open",
  "teach.cards.code": "Class code",
  "teach.cards.pin": "PIN",

  "teach.pin.text": "Forgotten or seen by others? Another PIN also opens a sign-in that was shut by too many tries.",
  "teach.pin.new": "New PIN",
  "teach.learner.name": "Name",
  "teach.learner.rename": "Rename",
  "teach.learner.grade.none": "Not said",
  "teach.learner.grade.text": "Where it is said, a tablet on which this pupil begins does not ask for it.",
  "teach.learner.grade.keep": "Keep the grade",
  "teach.learner.grade.kept": "{name}: {grade}.",
  "teach.learner.grade.gone": "No grade is kept for {name} any more.",
  "teach.learner.renamed": "The name is now {name}.",
  "teach.move.to": "To another class",
  "teach.move.keep": "Stay in this class too",
  "teach.move.button": "Move",
  "teach.move.moved": "{name} is now in {class}.",
  "teach.move.kept": "{name} is in {class} too.",
  "teach.out.text": "Out of this class, for who is in another one too. Work and PIN stay.",
  "teach.out.button": "Take out of this class",
  "teach.out.done": "{name} is not in this class any more.",
  "teach.data.text": "All that is kept of this pupil on the server, as one JSON file.",
  "teach.data.button": "Download all data",
  "teach.data.done": "The file is in your downloads.",
  "teach.erase.text": "Takes everything of this pupil off the server, for ever.",
  "teach.erase.button": "Erase …",
  "teach.erase.lost":
    "Name, PIN, devices and sign-ins of {name}, every answer and all that was learned from them will be gone from the server. Nobody can bring it back.",
  "teach.erase.type": "To erase, type the name: {name}",
  "teach.erase.not-same": "That is not the name.",
  "teach.erase.for-ever": "Erase for ever",
  "teach.erase.done": "{name} is erased, with all answers.",
  "teach.erase.done-later":
    "{name} is erased. The answers could not be erased yet; the server goes on trying until they are.",

  "teach.devices.none":
    "No device has joined this class yet. A pupil’s own device joins when the class code is typed on it, a shared one by a code that you make here.",
  "teach.devices.share": "Set up a shared device",
  "teach.devices.share.text": "On that device, open",
  "teach.devices.share.type": "and type",
  "teach.devices.share.until": "The code works for one device, until {time}.",
  "teach.devices.kind": "Device",
  "teach.devices.whose": "Whose",
  "teach.devices.since": "Joined",
  "teach.devices.seen": "Last seen",
  "teach.devices.ready": "Without the network",
  "teach.devices.ready.yes": "Works without the network",
  "teach.devices.ready.part": "Getting ready, {percent}%",
  "teach.devices.ready.no": "Needs the network",
  "teach.devices.ready.at": "(it said so {time})",
  "teach.devices.keep": "Keep the names on shared devices",
  "teach.devices.keep.about":
    "The names of this class stay on shared devices, so that pupils can choose theirs without the network. Whoever holds the device can read them.",
  "teach.devices.keep.on":
    "What is done under a name that was chosen so waits under “Work without sign-in” until you confirm it. When you switch this off, each device erases the names as soon as it meets the server.",
  "teach.devices.keep.off": "It is off: without the network shared devices show no names.",
  "teach.devices.actions": "Shut out",
  "teach.devices.kiosk": "Shared device",
  "teach.devices.personal": "Pupil’s own device",
  "teach.devices.everybody": "The whole class",
  "teach.devices.nobody": "Nobody has signed in yet",
  "teach.devices.elsewhere": "Somebody who is not in this class now",
  "teach.devices.shut-out": "Shut out",
  "teach.devices.is-out": "Shut out",
  "teach.devices.sure": "Shut this device out?",
  "teach.devices.sure.text":
    "Whoever is signed in on it is signed out, and what is done on it does not reach the server any more.",
  "teach.devices.sure.code":
    "Whoever is signed in on it is signed out, and what is done on it does not reach the server any more. By the class code on a card it could join again. After a new class code it cannot: whoever joins on another device needs the new code, so cards and boards with the old one are out of date. Devices that have joined go on, and PINs stay.",
  "teach.devices.new-code": "Shut out, and a new class code",
  "teach.devices.new-code.done": "The device is shut out. The class code is now {code}.",

  "teach.tab.unsigned": "Work without sign-in",
  "teach.tab.unsigned.n": "Work without sign-in ({n})",
  "teach.unsigned.none":
    "Nothing is waiting. When a shared device cannot reach the server, pupils can work without signing in; you put that work to a name here.",
  "teach.unsigned.about":
    "This was done on shared devices while nobody was signed in. It counts for nobody until you say whose it is. A pupil who gave no name was told a sign: two pictures and a number.",
  "teach.unsigned.who": "Whose",
  "teach.unsigned.when": "When",
  "teach.unsigned.what": "What",
  "teach.unsigned.what.none": "No answers",
  "teach.unsigned.what.skill":
    "{problems, plural, one {# problem} other {# problems}}, {right, plural, =0 {none right} other {# right}}",
  "teach.unsigned.signed-in": "Signed in on this device before",
  "teach.unsigned.not-here": "Never signed in on this device, or long ago",
  "teach.unsigned.claimed": "Chose this name on the device, without a PIN",
  "teach.unsigned.device": "Device",
  "teach.unsigned.device.since": "Shared device, joined {date}",
  "teach.unsigned.device.gone": "A device that is not in the school any more",
  "teach.unsigned.device.discard": "Discard all {n} of the shared device that joined on {date}",
  "teach.unsigned.device.sure": "Discard all that waits of the device that joined on {date}?",
  "teach.unsigned.device.text":
    "What {n, plural, one {one pupil} other {# pupils}} did there will be gone from the server. Nobody can bring it back.",
  "teach.unsigned.device.discarded": "All that waited of that device is gone.",
  "teach.unsigned.actions": "What to do with it",
  "teach.unsigned.confirm": "Confirm",
  "teach.unsigned.confirmed": "The work of {who} is confirmed.",
  "teach.unsigned.give": "Give to a pupil",
  "teach.unsigned.give.other": "Give to another pupil",
  "teach.unsigned.give.title": "Whose work is {who}?",
  "teach.unsigned.give.text": "It joins everything else this pupil has done, and cannot be taken away from them again.",
  "teach.unsigned.give.more": "More has come of what you gave to a pupil before. It can only go to the same pupil.",
  "teach.unsigned.give.label": "Pupil",
  "teach.unsigned.give.choose": "Choose a pupil",
  "teach.unsigned.give.missing": "Choose whose work it was.",
  "teach.unsigned.give.yes": "Give",
  "teach.unsigned.given": "{who} is now work of {name}.",
  "teach.unsigned.discard": "Discard",
  "teach.unsigned.discard.sure": "Discard the work of {who}?",
  "teach.unsigned.discard.text":
    "{n, plural, =0 {All} one {One answer and all else} other {# answers and all else}} that was done there will be gone from the server. Nobody can bring it back.",
  "teach.unsigned.discard.yes": "Yes, discard it",
  "teach.unsigned.discarded": "The work of {who} is gone.",

  "teach.account.who": "{name}, teacher at {school}",
  "teach.account.admin": "{name}, teacher and administrator at {school}",
  "teach.account.password": "Change your password",
  "teach.staff": "Teachers of this school",
  "teach.staff.name": "Name",
  "teach.staff.login": "Sign-in name",
  "teach.staff.classes": "Classes",
  "teach.staff.actions": "What to do",
  "teach.staff.admin": "Administrator",
  "teach.staff.admin.give": "Make administrator",
  "teach.staff.admin.give.title": "Make {name} an administrator?",
  "teach.staff.admin.give.text":
    "{name} can then do here all that you can: see and remove teachers, make codes, say what the school uses and keeps, and read alerts about safety that nobody sees to. They keep their classes, and get into no others.",
  "teach.staff.admin.give.yes": "Yes, make administrator",
  "teach.staff.admin.given": "{name} is an administrator now.",
  "teach.staff.admin.take": "No administrator",
  "teach.staff.admin.take.title": "Is {name} to be no administrator any more?",
  "teach.staff.admin.take.text": "{name} stays a teacher, with the classes there are.",
  "teach.staff.admin.take.yes": "Yes, no administrator",
  "teach.staff.admin.taken": "{name} is no administrator any more.",
  "teach.staff.no-class": "None",
  "teach.staff.you": "This is you",
  "teach.staff.reset": "New password",
  "teach.staff.reset.title": "A new password for {name}?",
  "teach.staff.reset.text":
    "You get a code. With it your colleague chooses a password of their own; the old one works until then. Their second step is removed with it: they can add it again.",
  "teach.staff.reset.how":
    "On the page for teachers, your colleague presses “I have a code”, chooses “I have forgotten my password”, and types:",
  "teach.staff.remove": "Remove",
  "teach.staff.remove.title": "Remove {name} from the school?",
  "teach.staff.remove.text":
    "They are signed out everywhere at once and cannot sign in again. Nothing of a class is lost.",
  "teach.staff.remove.to": "Who has {n, plural, one {the class} other {the # classes}} from now on?",
  "teach.staff.remove.yes": "Yes, remove",
  "teach.staff.removed": "{name} is not a teacher of this school any more.",

  "teach.invite": "Invite another teacher",
  "teach.invite.text": "A code makes one teacher of your school, with classes of their own.",
  "teach.invite.button": "Make a code",
  "teach.invite.another": "Make another code",
  "teach.invite.until": "It works once, until {time}, and is shown only here and now.",
  "teach.invite.link": "Or send this link:",

  "teach.server": "The server",
  "teach.server.well": "All is well.",
  "teach.server.look": "{n, plural, one {One thing} other {# things}} should be looked at.",
  "teach.server.at": "As of {time}. Version {version}, running since {since}.",
  "teach.server.again": "Look again",
  "teach.server.do": "What to do:",
  "teach.server.writes": "Saving",
  "teach.server.writes.well": "What devices send is saved.",
  "teach.server.writes.ms": "Saving takes {ms, plural, one {one millisecond} other {# milliseconds}}.",
  "teach.server.writes.slow": "Saving takes {ms} milliseconds; under 250 is usual.",
  "teach.server.writes.slow.do":
    "See what else is using the disk. A worn-out memory card is often the reason: have a copy of the data on another disk.",
  "teach.server.writes.disk": "The disk is full. Devices keep their answers until there is room.",
  "teach.server.writes.disk.do":
    "Make room on the disk of the data, or have the copies put on another disk (MATHFLOW_BACKUPS). Saving then goes on by itself.",
  "teach.server.writes.database": "The database takes nothing. Devices keep their answers until it does.",
  "teach.server.writes.database.do": "See whether the database is running, and what the server’s log says (level 50).",
  "teach.server.copies": "Copies",
  "teach.server.copies.off": "No copies are made.",
  "teach.server.copies.off.do":
    "If this disk breaks, everything is gone. Have copies made, best on another disk (MATHFLOW_BACKUPS).",
  "teach.server.copies.elsewhere":
    "The data are in PostgreSQL. Its copies are made apart from this server: see that there are some.",
  "teach.server.copies.none": "There is no copy yet.",
  "teach.server.copies.now": "Last copy: just now.",
  "teach.server.copies.ago":
    "Last copy: {unit, select, days {{n, plural, one {one day} other {# days}}} hours {{n, plural, one {one hour} other {# hours}}} other {{n, plural, one {one minute} other {# minutes}}}} ago.",
  "teach.server.copies.failing": "The last try failed.",
  "teach.server.copies.do":
    "See whether the disk of the copies is full or away; the server’s log names the reason (task backup). It is tried again every hour, and “mathflow school backup” makes a copy now.",
  "teach.server.disk.data": "Disk of the data",
  "teach.server.disk.copies": "Disk of the copies",
  "teach.server.disk.free": "{size} free.",
  "teach.server.disk.data.do": "Make room before it is full: nothing could be saved then.",
  "teach.server.disk.copies.do": "Make room: older copies go sooner else, and new ones may not fit.",
  "teach.server.certificate": "Certificate",
  "teach.server.certificate.days":
    "{days, plural, =0 {It ends today.} one {It ends in one day.} other {It ends in # days.}}",
  "teach.server.certificate.over": "It has ended: browsers warn of this server, and devices stay without it.",
  "teach.server.certificate.do": "Renew it, and start the server again.",
  "teach.server.clock": "Clock",
  "teach.server.clock.well": "The clock goes on from where it was.",
  "teach.server.clock.off":
    "The clock is {unit, select, days {{n, plural, one {one day} other {# days}}} hours {{n, plural, one {one hour} other {# hours}}} other {{n, plural, one {one minute} other {# minutes}}}} {side, select, ahead {after} other {before}} the last time known. Nothing is cleared away meanwhile.",
  "teach.server.clock.do":
    "Set it right (timedatectl). If it is right as it is, start the server once with MATHFLOW_CLOCK=ok.",
  "teach.server.model": "Language model",
  "teach.server.model.used": "{percent}% of this month’s budget is used: {used} of {of} tokens.",
  "teach.server.model.do":
    "When it is used up there are no words of the model until the month ends; the tutor’s own go on. MATHFLOW_LLM_TOKENS_PER_MONTH raises it.",
  "teach.server.sign-ins": "Signing in",
  "teach.server.sign-ins.waiting":
    "{waiting, plural, =0 {Nobody is waiting.} one {One person is waiting.} other {# people are waiting.}}",
  "teach.server.sign-ins.held":
    "{held, plural, =0 {No try was} one {One try was} other {# tries were}} held back in the last hour.",
  "teach.server.sign-ins.do":
    "Where a whole class is signing in, it passes by itself. Else somebody may be guessing: see the alerts of the classes.",
  "teach.server.sync": "Answers from devices",
  "teach.server.sync.all":
    "{all, plural, =0 {Nothing was sent} one {Sent once} other {Sent # times}} in the last hour.",
  "teach.server.sync.do": "Nothing is lost: devices send again. The server’s log names what failed (level 50).",
  "teach.server.requests": "Everything else",
  "teach.server.requests.all": "{all, plural, =0 {No requests} one {One request} other {# requests}} in the last hour.",
  "teach.server.requests.do":
    "The server’s log names what failed (level 50). If it stays, send these lines to whoever looks after the server.",
  "teach.server.outbox.webhook": "Webhook",
  "teach.server.outbox.xapi": "Record store (xAPI)",
  "teach.server.outbox.mail": "Alerts by mail",
  "teach.server.outbox.well": "Everything is sent.",
  "teach.server.outbox.waiting": "{waiting, plural, one {One message is waiting.} other {# messages are waiting.}}",
  "teach.server.outbox.oldest":
    "The oldest should have gone {unit, select, days {{n, plural, one {one day} other {# days}}} hours {{n, plural, one {one hour} other {# hours}}} other {{n, plural, =0 {less than a minute} one {one minute} other {# minutes}}}} ago.",
  "teach.server.outbox.parked":
    "{parked, plural, one {One message was} other {# messages were}} tried ten times and put aside.",
  "teach.server.outbox.why.refused": "The other side refuses {status, plural, =0 {it} other {it (status #)}}.",
  "teach.server.outbox.why.fault": "The other side has a fault of its own{status, plural, =0 {} other { (status #)}}.",
  "teach.server.outbox.why.busy": "The other side has too much to do{status, plural, =0 {} other { (status #)}}.",
  "teach.server.outbox.why.unreachable": "The other side cannot be reached.",
  "teach.server.outbox.why.timeout": "The other side does not answer in time.",
  "teach.server.outbox.why.redirect":
    "The other side says to go to another address{status, plural, =0 {} other { (status #)}}, which is never done.",
  "teach.server.outbox.why.forbidden": "The other side is at an address that is not asked.",
  "teach.server.outbox.why.unclear": "What answers is not what should be there.",
  "teach.server.outbox.why.unmade": "It could not be made of the pupils’ work.",
  "teach.server.outbox.do":
    "See whether the other side is up, and whether its address and secret are right in the settings. It is tried again by itself for some forty hours.",
  "teach.server.outbox.parked.do":
    "See whether the other side is up, and whether its address and secret are right in the settings. Then have what was put aside sent again; by its id the other side can tell what it has already.",
  "teach.server.outbox.again": "Send again",
  "teach.server.counts":
    "{refused, plural, =0 {None was} one {One was} other {# were}} refused; {failed, plural, =0 {none} other {#}} failed.",
} as const;
