import type { Translations } from "../types.ts";

export const ANSWERS: Translations = {
  // right
  "Yes, {value} is right.": "Sí, {value} está bien.",
  "That is it: {value}.": "Eso es: {value}.",
  "{value} fits.": "{value} es la respuesta.",
  "Right, it is {value}.": "Así es, es {value}.",
  "You found it: {value}.": "La encontraste: {value}.",
  "It is {value}, as you say.": "Es {value}, como dices.",
  "Exactly, {value}.": "Exacto, {value}.",
  "Correct: {value}.": "Correcto: {value}.",
  // atOnce
  "You worked it out on your own.": "Lo hiciste por tu cuenta.",
  "You needed no help for that.": "No te hizo falta ayuda.",
  "You did that without help.": "Hiciste eso sin ayuda.",
  "That came from you alone.": "Todo salió de ti.",
  "You saw how to do it.": "Viste cómo se hace.",
  "All of that was your own work.": "Fue todo trabajo tuyo.",
  // afterTries
  "You looked again and changed what did not fit.": "Miraste otra vez y cambiaste lo que no cuadraba.",
  "It took more than one go, and you stayed with it.": "Hizo falta más de un intento, y seguiste adelante.",
  "Looking once more paid off.": "Mirar una vez más valió la pena.",
  "You kept going until it fitted.": "Seguiste hasta que salió.",
  "A new look found it.": "Con otra mirada lo encontraste.",
  "Staying with it brought you there.": "Tu paciencia te llevó hasta ahí.",
  // withHint
  "A little help was enough for you.": "Te bastó con un poco de ayuda.",
  "You made good use of the help.": "Usaste bien la ayuda.",
  "The help was small, and the rest was yours.": "La ayuda fue pequeña, y lo demás lo hiciste tú.",
  "With that help you found the rest.": "Con esa ayuda encontraste el resto.",
  "The rest was your own work.": "El resto fue trabajo tuyo.",
  "You went on from the help you got.": "Seguiste adelante desde la ayuda que tuviste.",
  // bySteps
  "You built it up step by step.": "Lo armaste paso a paso.",
  "Piece by piece you got there.": "Parte por parte llegaste.",
  "Each small step of yours counted.": "Cada paso pequeño tuyo contó.",
  "You put the small steps together.": "Juntaste los pasos pequeños.",
  "The steps were yours.": "Los pasos fueron tuyos.",
  "Your steps led to the answer.": "Tus pasos te llevaron a la respuesta.",
  // close
  "You are near.": "Estás cerca.",
  "That is close.": "Eso está cerca.",
  "Not far off.": "No está lejos.",
  "Nearly there.": "Ya casi.",
  "It is only a little off.": "Se aparta solo un poco.",
  "Quite close already.": "Ya andas bastante cerca.",
  "A near miss.": "Por poquito.",
  "Your answer lies close by.": "Tu respuesta queda cerca.",
  // notYet
  "{value} is not it yet.": "{value} todavía no es.",
  "Not yet.": "Todavía no.",
  "It does not come to {value}.": "No da {value}.",
  "It is not {value} yet, so back to the problem.": "Aún no es {value}, así que volvamos al problema.",
  "With {value} something does not fit yet.": "Con {value} algo no cuadra todavía.",
  "The question is not answered by {value} yet.": "La pregunta aún no se responde con {value}.",
  "I do not get {value} here.": "A mí no me da {value}.",
  "We are not there with {value}.": "No llegamos todavía con {value}.",
  "Not {value}, so look at the problem once more.": "No es {value}, así que mira el problema una vez más.",
  // mayBe
  "It may be this: {what}": "Puede ser esto: {what}",
  "Maybe it is this: {what}": "Quizá sea esto: {what}",
  "This could be it: {what}": "Podría ser esto: {what}",
  "Perhaps it is this: {what}": "Tal vez sea esto: {what}",
  "Something it could be: {what}": "A lo mejor es esto: {what}",
  "I have a guess: {what}": "Tengo una sospecha: {what}",
  // asBefore
  "As on the problem before, {what}": "Igual que en el problema anterior: {what}",
  "It is like on the problem before: {what}": "Es como en el problema anterior: {what}",
  "This came up on the last problem, too: {what}": "Esto salió también en el último problema: {what}",
  "You met this on the problem before: {what}": "Ya viste esto en el problema anterior: {what}",
  "The last problem had the same in it: {what}": "El último problema tenía lo mismo: {what}",
  "Here it is once more, as on the problem before: {what}": "Aquí está otra vez, como en el problema anterior: {what}",
  // sameAgain
  "You tried {value} before, so it has to be another one.":
    "Ya probaste {value}, así que tiene que ser otra respuesta.",
  "{value} was here already, and it did not fit.": "{value} ya estuvo aquí, y no era.",
  "We have looked at {value}: not that one.": "Ya miramos {value}: esa respuesta no es.",
  "That is {value} again, which is not it.": "Otra vez {value}, y esa no es.",
  "It is still not {value}.": "Sigue sin ser {value}.",
  "Once more {value}, and it does not fit this time either.": "De nuevo {value}, y esta vez tampoco cuadra.",
  // askAgain
  "What do you get now?": "¿Qué te da ahora?",
  "Which answer do you have now?": "¿Qué respuesta tienes ahora?",
  "How would you change your answer?": "¿Cómo cambiarías tu respuesta?",
  "Can you try it once more?": "¿Puedes probar una vez más?",
  "So what is your next answer?": "Entonces, ¿cuál es tu siguiente respuesta?",
  "And now, what comes out?": "Y ahora, ¿qué sale?",
  "Where does that take you?": "¿Adónde te lleva eso?",
  "With that, what do you get here?": "Con eso, ¿qué te da aquí?",
  "Will you give it another go?": "¿Quieres hacer otro intento?",
  "Try it again: what is it?": "Prueba otra vez: ¿qué te sale?",
  "Now you: what comes out?": "Ahora tú: ¿qué sale?",
  "If you do it again, what do you find?": "Si lo haces de nuevo, ¿qué encuentras?",
  // probe
  "Which part of it are you least sure about?": "¿De qué parte tienes más dudas?",
  "Is {value} about as big as you would expect?": "¿Es {value} más o menos tan grande como esperabas?",
  "What did you do first?": "¿Qué hiciste primero?",
  "How did you come to {value}?": "¿Cómo llegaste a {value}?",
  "Where in your work could something have slipped?": "¿En qué parte de tu trabajo se pudo escapar algo?",
  "Can you go through it once more, slowly?": "¿Puedes revisarlo una vez más, despacio?",
  "If you start again, what comes first?": "Si empiezas de nuevo, ¿qué va primero?",
  // solved
  "The worked solution is here now.": "La solución paso a paso ya está aquí.",
  "Here is the whole way.": "Aquí está todo el camino.",
  "You can read the steps now.": "Ya puedes leer los pasos.",
  "This is how it goes.": "Así se hace.",
  "Now all the steps are there to read.": "Ahora todos los pasos están ahí para leerlos.",
  "Look at the steps below.": "Mira los pasos de abajo.",
  // afterSolved
  "The next problem is of the same kind.": "El siguiente problema es del mismo tipo.",
  "After that comes one like it.": "Después viene uno parecido.",
  "After reading, go on to the next one.": "Cuando termines de leer, sigue con el siguiente.",
  "You get another one like this.": "Te toca otro como este.",
  "A new one of this kind is next.": "Lo que sigue es un problema nuevo de este tipo.",
  "One more like it is waiting.": "Otro parecido te espera.",
  // unread
  "I cannot read {value} as an answer yet.": "Todavía no puedo leer {value} como respuesta.",
  "{value} is hard for me to read.": "Me cuesta leer {value}.",
  "Could you write {value} another way?": "¿Puedes escribir {value} de otra manera?",
  "I am not sure what {value} stands for.": "No me queda claro qué quiere decir {value}.",
  "As an answer I do not understand {value}.": "Como respuesta no entiendo {value}.",
  "My rules cannot make an answer of {value}.": "Mis reglas no pueden hacer una respuesta con {value}.",
  "{value} does not read like an answer to this one.": "{value} no parece una respuesta a este problema.",
  "This cannot be an answer here, so look at what is asked.":
    "Esto no puede ser una respuesta aquí, así que mira qué se pregunta.",
  // notChoice
  "{value} is not one of the choices.": "{value} no es una de las opciones.",
  "The choices do not have {value} in them.": "En las opciones no aparece {value}.",
  "I cannot find {value} among the choices.": "No encuentro {value} entre las opciones.",
  "There is no {value} to choose.": "No hay {value} para elegir.",
  "Among the choices there is no {value}.": "Entre las opciones no está {value}.",
  "You can pick only what is there, and {value} is not.": "Solo puedes elegir lo que hay, y {value} no está.",
  // wholeAsked
  "A whole number is asked here.": "Aquí se pide un número entero.",
  "Here the answer is a whole number.": "La respuesta aquí es un número entero.",
  "No fraction this time: a whole number is asked.": "Sin fracciones esta vez: se pide un número entero.",
  "It should be a whole number, and {value} is written as a fraction.":
    "Debe ser un número entero, y {value} está escrito como fracción.",
  "This problem asks for a whole number.": "Este problema pide un número entero.",
  "Please give one whole number.": "Escribe un solo número entero, por favor.",
  // unfinished
  "Work {value} out first.": "Primero calcula {value}.",
  "That can still be worked out.": "Eso todavía se puede calcular.",
  "One number is asked, so work it out.": "Se pide un número, así que haz el cálculo.",
  "Your {value} is not worked out yet.": "Tu {value} aún está sin calcular.",
  "Finish the calculation, and tell me the number.": "Termina el cálculo y dime el número.",
  "I need what it comes to in the end.": "Necesito saber cuánto da al final.",
  // noValue
  "Which one do you mean?": "¿Cuál quieres decir?",
  "I need one answer to look at.": "Necesito una respuesta para mirarla.",
  "Settle on one of them, and I will look at it.": "Elige una de las dos, y la miro.",
  "Two at once I cannot check.": "Dos a la vez no puedo revisar.",
  "One answer at a time, please.": "Una respuesta a la vez, por favor.",
  "Tell me the one you believe in more.": "Dime en cuál confías más.",
  // form
  "The value is right, and it should be written another way.":
    "El valor está bien, y hay que escribirlo de otra manera.",
  "That is worth the same, in another form than asked.": "Eso vale lo mismo, en una forma distinta de la que se pide.",
  "Its value fits; only the form is not there yet.": "Su valor está bien; solo falta la forma.",
  "You have the right amount, written differently than asked.":
    "Tienes la cantidad correcta, y se pide escrita de otra manera.",
  "As a value it is right.": "Como valor está bien.",
  "What it is worth is right.": "Lo que vale está bien.",
  // otherUnit
  "The number fits, and the unit is another one.": "El número está bien, y la unidad es otra.",
  "That is the number asked for, in another unit.": "Ese es el número que se pide, en otra unidad.",
  "Your number fits; the unit behind it is not the one asked for.":
    "Tu número está bien; la unidad que le sigue no es la que se pide.",
  "Only the unit is another one than asked.": "Solo la unidad es distinta de la que se pide.",
  "You have the number. The unit is not the one the problem uses.":
    "Ya tienes el número. La unidad no es la que usa el problema.",
  "As a number it fits; its unit is not the one asked for.": "Como número está bien; su unidad no es la que se pide.",
  // boxes
  "There are {count} boxes: {labels}.": "Hay {count} casillas: {labels}.",
  "This answer needs {count} numbers: {labels}.": "Esta respuesta necesita {count} números: {labels}.",
  "It takes {count} entries: {labels}.": "Se llenan {count} casillas: {labels}.",
  "I need each of them: {labels}.": "Necesito cada parte: {labels}.",
  "Please give me {labels}.": "Escribe esto, por favor: {labels}.",
  "All of these belong to the answer: {labels}.": "Todo esto forma parte de la respuesta: {labels}.",
  // askFirst
  "What do you get?": "¿Qué te da?",
  "Which answer would you give?": "¿Qué respuesta darías?",
  "What is your answer so far?": "¿Cuál es tu respuesta hasta ahora?",
  "Can you tell me your answer?": "¿Me puedes decir tu respuesta?",
  "So what do you make of the problem?": "Entonces, ¿qué respondes al problema?",
  "For this problem, what do you get?": "En este problema, ¿qué te da?",
  "What would you say it is?": "¿Cuál dirías que es?",
  "And what is your answer?": "Y tú, ¿qué respuesta tienes?",
  "Do you have an answer in mind?": "¿Tienes una respuesta en mente?",
  "Tell me: what do you get?": "Dime: ¿qué te da?",
  "What comes out when you try it?": "¿Qué sale cuando lo intentas?",
  // askOpen
  "What is your answer to the problem?": "¿Cuál es tu respuesta al problema?",
  "Which answer do you have for the whole problem?": "¿Qué respuesta tienes para todo el problema?",
  "Look at the problem again: what do you get?": "Mira otra vez el problema: ¿qué te da?",
  "Back to the problem: what is your answer?": "Volvamos al problema: ¿cuál es tu respuesta?",
  "Read the question once more: what do you say?": "Lee la pregunta una vez más: ¿qué respondes?",
  "What do you say the answer is?": "¿Cuál dirías que es la respuesta?",
  "Your answer to the problem, what is it?": "Tu respuesta al problema, ¿cuál es?",
  "The problem again: what do you find?": "El problema otra vez: ¿qué encuentras?",
  "Give it a try: what do you get?": "Haz un intento: ¿qué te da?",
  "Take your time with it: what do you get?": "Tómate tu tiempo: ¿qué te da?",
  "Work on it a little: what do you find?": "Trabaja un poco en él: ¿qué encuentras?",
  "When you try the problem, what do you get?": "Cuando haces el problema, ¿qué te da?",
  // pickOne
  "Which one is it: {choices}?": "¿Cuál es: {choices}?",
  "Please pick one of these: {choices}.": "Elige una de estas, por favor: {choices}.",
  "The choices are {choices}: which one?": "Las opciones son {choices}: ¿cuál es?",
  "It is one of these: {choices}.": "Es una de estas: {choices}.",
  "Choose between {choices}.": "Escoge entre {choices}.",
  "Tell me one of them: {choices}.": "Dime una de ellas: {choices}.",
  // notIt
  "It is not {value}.": "No es {value}.",
  "{value} does not fit here.": "{value} no cuadra aquí.",
  "No, {value} is not it.": "No, {value} no es.",
  "This does not come to {value}.": "Esto no da {value}.",
  "With {value} it does not work out.": "Con {value} no sale.",
  "As it turns out, it is not {value}.": "Al final, no es {value}.",
  // notItWord
  "No, it is not {value}.": "No, no es {value}.",
  "This time it is not {value}.": "Esta vez no es {value}.",
  "Here {value} does not fit.": "Aquí {value} no va.",
  "{value} is not the one.": "{value} no es la respuesta.",
  // notYetPlain
  "That is not it yet.": "Eso todavía no es.",
  "Something does not fit yet.": "Algo no cuadra todavía.",
  "It is something else.": "Es otra cosa.",
  "We are not there yet.": "Aún no llegamos.",
  "There is still something to change.": "Todavía hay algo que cambiar.",
  "This does not fit yet.": "Esto aún no cuadra.",
  // itIs
  "Yes, {value} it is.": "Sí, es {value}.",
  "{value} is right.": "{value} está bien.",
  "Now you have it: {value}.": "Ahora ya lo tienes: {value}.",
  "Right, {value}.": "Bien, {value}.",
  "So it is: {value}.": "Así es: {value}.",
  // noAnswerYet
  "I have not seen an answer from you yet.": "Todavía no he visto una respuesta tuya.",
  "Tell me your answer, and I will check it.": "Dime tu respuesta y la reviso.",
  "There is no answer to look at yet.": "Aún no hay una respuesta para mirar.",
  "Write what you have, and I will look at it.": "Escribe lo que tienes y lo miro.",
  "First I need to know what you got.": "Primero necesito saber qué te dio.",
  "You have not given me an answer yet.": "No me has dado una respuesta todavía.",
  // lastWas
  "Your last answer was {value}, and that is not it yet.": "Tu última respuesta fue {value}, y todavía no es.",
  "With {value} it does not fit yet.": "Con {value} todavía no cuadra.",
  "The {value} from before does not fit yet.": "El {value} de antes todavía no cuadra.",
  "So far you gave {value}, which is not it yet.": "Hasta ahora diste {value}, y todavía no es.",
  "Last time you said {value}: not yet.": "La última vez dijiste {value}: todavía no.",
  "I looked at {value}, and it is not there yet.": "Miré {value}, y todavía no es.",
  // lastUnread
  "I could not read {value} as an answer.": "No pude leer {value} como respuesta.",
  "Your {value} cannot be an answer to this one.": "Tu {value} no puede ser una respuesta a este problema.",
  "This one does not take {value} as an answer.": "Este problema no acepta {value} como respuesta.",
  "For {value} I cannot say, because it is no answer here.":
    "De {value} no puedo decir nada, porque aquí no es una respuesta.",
  "An answer to this one looks different from {value}.": "Una respuesta a este problema no se parece a {value}.",
  "With {value} I could not do anything yet.": "Con {value} todavía no pude hacer nada.",
  // explainedPlain
  "Thanks for explaining.": "Gracias por explicarlo.",
  "Thank you for telling me how you did it.": "Te agradezco que me digas cómo lo hiciste.",
  "You told me how you think.": "Me contaste cómo piensas.",
  "Good to hear how you went about it.": "Qué bueno saber cómo lo hiciste.",
  "I have read how you did it.": "Leí cómo lo hiciste.",
  "Now I know how you went about it.": "Ahora sé cómo lo pensaste.",
  // theIdea
  "One way to say it: {idea}.": "Una manera de decirlo: {idea}.",
  "The reason is: {idea}.": "La razón es: {idea}.",
  "In one line: {idea}.": "En pocas palabras: {idea}.",
  "Behind it is this: {idea}.": "Detrás está esto: {idea}.",
  "A reason to give is: {idea}.": "Una razón que puedes dar: {idea}.",
  "Here is the thought behind it: {idea}.": "Aquí está la idea de fondo: {idea}.",
  // leftWhy
  "That is fine.": "No hay problema.",
  "You do not have to say why.": "No tienes que decir por qué.",
  "All right, another time.": "Está bien, otro día.",
  "We leave it at that.": "Lo dejamos así.",
  "Okay, not now.": "Bueno, ahora no.",
  "As you like.": "Como quieras.",
  // leftAgreed
  "We can leave that.": "Podemos dejar eso.",
  "Then let us leave it there.": "Entonces dejémoslo ahí.",
  "Fine, the answer stands.": "Bien, la respuesta queda así.",
  "All right, that is enough here.": "De acuerdo, con eso basta aquí.",
  "That is all for this one.": "Eso es todo con este problema.",
  "This problem can rest now.": "Este problema ya puede descansar.",
  // leftSeen
  "Good.": "Bien.",
  "Good that it makes sense.": "Qué bueno que tiene sentido.",
  "Glad that you see it.": "Me alegra que lo veas.",
  "That is good to hear.": "Da gusto saberlo.",
  "Then it is clear now.": "Entonces ya está claro.",
  "Nice when it becomes clear.": "Es lindo cuando algo se aclara.",
  // itWas
  "The answer was {value}.": "La respuesta era {value}.",
  "It was {value}.": "Era {value}.",
  "Here the answer is {value}.": "Aquí la respuesta es {value}.",
  "We found {value} for this one.": "Encontramos {value} en este problema.",
  "In the end it was {value}.": "Al final era {value}.",
  "The right answer was {value}.": "Lo correcto era {value}.",
  // whichOfTwo
  "I hear more than one answer.": "Leo más de una respuesta.",
  "You are still between two answers.": "Todavía dudas entre dos respuestas.",
  "Two answers are in there.": "Ahí hay dos respuestas.",
  "Nothing is counted while you decide.": "Nada cuenta mientras decides.",
  "Take a moment to decide.": "Tómate un momento para decidir.",
  "More than one number could be meant.": "Puede que hables de más de un número.",
  // tentative
  "No, it is not {value}, and this time asking does not count as a try.":
    "No, no es {value}, y esta vez preguntar no cuenta como intento.",
  "Not {value}; you asked, so I do not count it this time.": "No es {value}; como preguntaste, esta vez no lo cuento.",
  "It is another number than {value}, and this time it does not count as a try.":
    "Es un número distinto de {value}, y esta vez no cuenta como intento.",
  "Good that you ask: {value} is not it, and this time that is not counted.":
    "Qué bueno que preguntas: {value} no es, y esta vez no se cuenta.",
  "{value} is not the one, and no try is counted this time.":
    "{value} no es la respuesta, y esta vez no se cuenta ningún intento.",
  "That is not it: {value} would not fit, and this once it does not count.":
    "Eso no es: {value} no cuadraría, y por esta vez no cuenta.",
  // onTheWay
  "Yes, {value} comes up on the way. It is not the end yet.":
    "Sí, {value} aparece en el camino. Todavía no es el final.",
  "You have a piece of it: {value} is right for one step.": "Tienes una parte: {value} está bien en un paso.",
  "One step comes to {value}. Something is left to do.": "Un paso da {value}. Falta hacer algo.",
  "With {value} you are on the way.": "Con {value} vas por buen camino.",
  "The way goes through {value}. Go on from there.": "El camino pasa por {value}. Sigue desde ahí.",
  "Keep {value}: it is needed, and it is not the answer yet.":
    "Guarda {value}: hace falta, y todavía no es la respuesta.",
  "That is right for one step. Go on from there.": "Eso está bien en un paso. Sigue desde ahí.",
  "A step of the way is done with that, and there is more to do.":
    "Con eso queda hecho un paso del camino, y falta algo más.",
  // worthAChoice
  "You are on a good way: one of the choices is worth that.": "Vas por buen camino: una de las opciones vale eso.",
  "That is worth as much as one of the choices. Which one is it?":
    "Eso vale lo mismo que una de las opciones. ¿Cuál es?",
  "One of the choices has that value, written in another way.":
    "Una de las opciones tiene ese valor, escrito de otra manera.",
  "Now look for the choice that is worth the same.": "Ahora busca la opción que vale lo mismo.",
  "That value is there, in other numbers.": "Ese valor está ahí, con otros números.",
  "Compare that with each of the choices.": "Compara eso con cada una de las opciones.",
  // oneOfThem
  "{value} is one of them. Which others are there?": "{value} es parte de la respuesta. ¿Cuáles más hay?",
  "Yes, {value} belongs there. Find the others too.": "Sí, {value} va ahí. Busca también los demás.",
  "You have one: {value}. Now the others.": "Ya tienes uno: {value}. Ahora los demás.",
  "That one counts: {value}. What else belongs to it?": "Ese cuenta: {value}. ¿Qué más va con él?",
  "Keep {value}. How do the others go on from it?": "Guarda {value}. ¿Cómo siguen los demás a partir de ahí?",
  "With {value} you have a first one. Look for more.": "Con {value} tienes el primero. Busca más.",
  // sumAgain
  "Work out {sum} once more: what does it come to?": "Calcula {sum} una vez más: ¿cuánto da?",
  "Before you go on: how much is {sum}?": "Antes de seguir: ¿cuánto es {sum}?",
  "Look at {sum} again: what is it?": "Mira {sum} otra vez: ¿cuánto es?",
  "Count {sum} once more: what do you get?": "Cuenta {sum} de nuevo: ¿qué te da?",
  "One thing to check: what is {sum}?": "Una cosa para revisar: ¿cuánto es {sum}?",
  "Go over {sum} slowly: what do you find?": "Revisa {sum} despacio: ¿qué encuentras?",
  // goodPiece
  "That is a piece of the way.": "Eso es una parte del camino.",
  "You can use that.": "Puedes usar eso.",
  "This leads on.": "Esto te lleva adelante.",
  "Good, that is needed.": "Bien, eso hace falta.",
  "A useful piece.": "Una parte útil.",
  "It helps to do that.": "Ayuda hacer eso.",
  // goOnFrom
  "How do you go on from there?": "¿Cómo sigues desde ahí?",
  "What comes next on your way?": "¿Qué sigue en tu camino?",
  "And what is left to do?": "¿Y qué falta por hacer?",
  "Where do you go from that?": "¿Adónde vas desde ahí?",
  "So what do you do with it now?": "Entonces, ¿qué haces ahora con eso?",
  "Is there more to do before you have the answer?": "¿Falta algo más antes de tener la respuesta?",
  // howMany
  "How many {what}?": "¿Cuántos {what}?",
  "So how many {what}?": "Entonces, ¿cuántos {what}?",
  "Now count: how many {what}?": "Ahora cuenta: ¿cuántos {what}?",
  "Tell me, how many {what}?": "Dime, ¿cuántos {what}?",
  "And how many {what}?": "Y al final, ¿cuántos {what}?",
  "One thing is left: how many {what}?": "Falta una cosa: ¿cuántos {what}?",
  // checkMissed
  "So {value} does not fit: the check should come to {goal}.":
    "Entonces {value} no cuadra: la comprobación debería dar {goal}.",
  "It should come to {goal}, so {value} is not it yet.": "Debería dar {goal}, así que {value} todavía no es.",
  "Your check shows it: with {value} you do not come to {goal}.":
    "Tu comprobación lo muestra: con {value} no llegas a {goal}.",
  "Checking helped: {value} does not lead to {goal}.": "Comprobar ayudó: {value} no lleva a {goal}.",
  "To fit, {value} would have to lead to {goal}, and it does not.":
    "Para cuadrar, {value} tendría que llevar a {goal}, y no lleva.",
  "There you see that {value} is not it, as {goal} should come out.":
    "Ahí ves que {value} no es, porque debería salir {goal}.",
  // countFrom
  "You start at {start}, and your first jump goes to {next}.": "Empiezas en {start}, y tu primer salto llega a {next}.",
  "With {start} nothing is counted yet: {next} is the first.":
    "Con {start} todavía no se cuenta nada: {next} es el primero.",
  "The first one to count is {next}, for {start} is where you begin.":
    "El primero que se cuenta es {next}, porque en {start} es donde empiezas.",
  "Say {next} for the first one: {start} is there before you count.":
    "Di {next} como el primero: {start} ya está ahí antes de contar.",
  "At {start} you have not moved yet. One jump takes you to {next}.":
    "En {start} todavía no te has movido. Un salto te lleva a {next}.",
  "Counting begins with {next}, as you stand on {start}.": "Se empieza a contar con {next}, porque estás en {start}.",
  // sumTrue
  "{fact} is worked out right; does it help here?": "{fact} está bien calculado; ¿ayuda aquí?",
  "As a calculation that is right: {fact}.": "Como cálculo está bien: {fact}.",
  "The calculation is right, {fact}; now look at the problem.": "El cálculo está bien, {fact}; ahora mira el problema.",
  "Right as a sum: {fact}. Is it what the problem needs?":
    "La cuenta está bien: {fact}. ¿Es lo que necesita el problema?",
  "{fact}: there is no slip in that. Is it this problem’s way?":
    "{fact}: ahí no se escapó nada. ¿Es el camino de este problema?",
  "Worked out it is right, {fact}.": "Está bien calculado, {fact}.",
  // allOnTheWay
  "Yes, {value} come up on the way.": "Sí, {value} aparecen en el camino.",
  "You have pieces of it: {value}.": "Tienes varias partes: {value}.",
  "With {value} you are well on the way.": "Con {value} llevas buena parte del camino.",
  "The way leads through {value}.": "El camino pasa por {value}.",
  "Keep {value}: they are needed.": "Guarda {value}: hacen falta.",
  "Those are right for some of the steps.": "Esos números están bien en algunos de los pasos.",
  // notThatWay
  "Before you work that out, look at the problem.": "Antes de calcular eso, mira el problema.",
  "Wait with that calculation for a moment.": "Espera un momento con ese cálculo.",
  "Another calculation fits better here.": "Otro cálculo va mejor aquí.",
  "Look first at what is asked.": "Mira primero qué se pregunta.",
  "Think about that sign once more.": "Piensa una vez más en ese signo.",
  "Let us see whether that is what the problem wants.": "Veamos si eso es lo que pide el problema.",
  // partRight
  "You have the {right}; now for the {other}.": "Ya tienes esto: {right}; ahora falta esto: {other}.",
  "Keep the {right}, and look at the {other}.": "Deja así esta parte: {right}, y mira esta otra: {other}.",
  "The {right} can stay; think about the {other}.": "Esta parte puede quedarse: {right}; piensa en esta otra: {other}.",
  "That is right for the {right}, so work on the {other}.":
    "Está bien esta parte: {right}, así que trabaja en esta: {other}.",
  "Look at the {other} now; the {right} you have.": "Mira ahora esta parte: {other}; la otra ya la tienes: {right}.",
  "Yes to the {right}, and not yet to the {other}.": "Sí a esta parte: {right}, y todavía no a esta: {other}.",
  // partNot
  "Look at the {part} once more.": "Mira esta parte una vez más: {part}.",
  "Something else belongs to the {part}.": "Algo distinto va en esta parte: {part}.",
  "Check the {part} again.": "Revisa esta parte otra vez: {part}.",
  "For the {part} it is another one.": "En esta parte va otra respuesta: {part}.",
  "Think again about the {part}.": "Piensa de nuevo en esta parte: {part}.",
  "Not yet for the {part}.": "Todavía no en esta parte: {part}.",
  // isItYours
  "Is the {which}number you wrote your answer?": "¿El {which}número que escribiste es tu respuesta?",
  "Do you mean the {which}number as your answer?": "¿Me das el {which}número como respuesta?",
  "Shall I take the {which}number as your answer?": "¿Tomo el {which}número como tu respuesta?",
  "The {which}number in your message: is it your answer?": "Sobre el {which}número de tu mensaje: ¿es tu respuesta?",
  "Before I mark anything: is the {which}number your answer?":
    "Antes de revisar algo: ¿el {which}número es tu respuesta?",
  "Tell me first: is the {which}number meant as your answer?": "Dime primero: ¿el {which}número es tu respuesta?",
  // thatSum
  "Yes, {sum} is the calculation.": "Sí, {sum} es el cálculo.",
  "That leads there: {sum}.": "Eso te lleva a la respuesta: {sum}.",
  "With {sum} you get there.": "Con {sum} llegas.",
  "Right, {sum} is what is left to do.": "Así es, {sum} es lo que falta hacer.",
  "{sum}: that is it, and it can be worked out.": "{sum}: eso es, y se puede calcular.",
  "Good, you have {sum}.": "Bien, tienes {sum}.",
  // goodDoubt
  "You are right to doubt that number.": "Haces bien en dudar de ese número.",
  "Good that you ask whether it can be.": "Qué bueno que preguntas si puede ser.",
  "Well noticed, that number does not fit the problem.": "Bien visto, ese número no cuadra con el problema.",
  "A look like that helps: it cannot be.": "Mirar así ayuda: no puede ser.",
  "That is a good reason to try it another way.": "Es una buena razón para intentarlo de otra manera.",
  "Just so, it does not go with the problem.": "Justo así, no va con el problema.",
  // columnTurned
  "You took the top digit from the bottom one.": "Restaste el dígito de arriba del de abajo.",
  "Look which digit stands on top there.": "Fíjate qué dígito está arriba ahí.",
  "The bottom digit is taken from the top one, not the other way round.":
    "El dígito de abajo se resta del de arriba, no al revés.",
  "In that place the smaller digit stands on top.": "En ese lugar el dígito menor está arriba.",
  "That one was worked from the bottom up.": "Ese se calculó de abajo hacia arriba.",
  "There you turned the two digits round.": "Ahí cambiaste de lugar los dos dígitos.",
  // ownSlip
  "Thank you, now I see what happened.": "Gracias, ahora veo qué pasó.",
  "Good that you say what you did.": "Qué bueno que dices lo que hiciste.",
  "That helps: now we both know what you did.": "Eso ayuda: ahora sabemos qué hiciste.",
  "So that is what you did.": "Así que eso hiciste.",
  "Saying it is half of it.": "Decirlo es la mitad del camino.",
  "Now it can be put right.": "Ahora se puede arreglar.",
};
