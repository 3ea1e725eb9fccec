import type { Translations } from "../types.ts";

/** What is said while a problem is practised, and is in no bank: sentences, and the pieces that stand in their gaps. */
export const SESSIONS: Translations = {
  // What joins a list
  and: "y",
  or: "o",

  // What children ask of the page
  "You can write your answer here or in the answer box.":
    "Puedes escribir tu respuesta aquí o en el cuadro de respuesta.",
  "Try it without a calculator here.": "Aquí inténtalo sin calculadora.",
  "I ask for the reason because saying it helps you to remember it.":
    "Pregunto el porqué porque decirlo te ayuda a recordarlo.",
  "You have {count} tries, and then all the steps are shown.":
    "Tienes {count} intentos, y después se muestran todos los pasos.",
  "Give it as your answer, and I will look at it.": "Dalo como tu respuesta, y yo lo miro.",
  "With bigger numbers it goes the same way.": "Con números más grandes se hace de la misma manera.",
  "It is good to hear that you like it.": "Me alegra que te guste.",
  "I can only write English here.": "En este problema escribo en español.",
  "“Theme and text size” makes everything bigger.": "Con “Colores y tamaño de letra” todo se ve más grande.",
  "The picture in words: {alt}": "El dibujo en palabras: {alt}",
  "I am here.": "Aquí estoy.",
  "The goal here is {goal}, this is your first, and you can stop whenever you like.":
    "La meta aquí es llegar a {goal}, este es el primer problema, y puedes parar cuando quieras.",
  "The goal here is {goal}, you have finished {over}, and you can stop whenever you like.":
    "La meta aquí es llegar a {goal}, ya llevas {over}, y puedes parar cuando quieras.",
  "Of the {over} you have finished here, {right} came out right.":
    "Problemas terminados aquí: {over}, y con respuesta correcta: {right}.",
  "You have finished {over} here so far.": "Hasta ahora llevas {over} aquí.",
  "This is your first problem here.": "Este es tu primer problema aquí.",

  // How an answer is written
  "Pick one of the choices.": "Elige una de las opciones.",
  "Type the wholes, a gap, then the top, a slash and the bottom.":
    "Escribe los enteros, un espacio, luego el número de arriba, una barra y el de abajo.",
  "Type the top, then a slash, then the bottom.": "Escribe el número de arriba, luego una barra, luego el de abajo.",
  "Type the hour, then a colon, then the minutes.": "Escribe la hora, luego dos puntos, luego los minutos.",
  "Put a comma between the numbers.": "Pon una coma entre los números.",
  "Type it in digits.": "Escríbelo con dígitos.",
  "One of the choices fits, and the others do not.": "Una de las opciones queda bien, y las otras no.",
  "One number fits in each box, and no other.": "En cada casilla va un solo número, y ningún otro.",
  "Only one number fits here.": "Aquí solo va un número.",
  "Only one value fits here. It may be written in more than one way.":
    "Aquí solo va un valor. Se puede escribir de más de una manera.",
  "You may write {what}, and you need not.": "Puedes escribir {what}, y no hace falta.",
  "Yes, write {what}.": "Sí, escribe {what}.",
  "No, write it without {what}.": "No, escríbelo sin {what}.",
  "Only the number is asked.": "Solo se pide el número.",
  "{value} is worth the same, and another way of writing is asked here.":
    "{value} vale lo mismo, y aquí se pide otra manera de escribirlo.",
  "Only one number is asked for here, and no remainder beside it.":
    "Aquí se pide un solo número, y ningún residuo al lado.",
  "Commas or gaps between the numbers are both read.": "Entre los números se leen comas o espacios.",
  "A point and a comma are both read.": "Se leen un punto y una coma.",
  "Write a comma here.": "Aquí escribe una coma.",
  "Write a point here, not a comma.": "Aquí escribe un punto, no una coma.",
  "Any order is fine.": "Cualquier orden está bien.",
  "Yes, in that order.": "Sí, en ese orden.",
  "The boxes are, in this order: {labels}.": "Las casillas son, en este orden: {labels}.",
  "Any way of writing that number is fine.": "Cualquier manera de escribir ese número está bien.",
  "Yes, write it in lowest terms.": "Sí, escríbelo en su forma más simple.",
  "A mixed number and an improper fraction are both fine.": "Un número mixto y una fracción impropia están bien.",
  "Write a mixed number here.": "Aquí escribe un número mixto.",
  "Write an improper fraction here.": "Aquí escribe una fracción impropia.",
  "the rupee sign": "el signo de rupia",
  "the dollar sign": "el signo de dólar",
  "the percent sign": "el signo de por ciento",
  "the cents": "los centavos",
  "the unit": "la unidad de medida",
  "am or pm": "am o pm",
  "a comma": "una coma",
  "the zero": "el cero",
  "the zeros at the end": "los ceros del final",

  // What is missing from a right value in another form
  "Look at how the problem wants the answer written.": "Mira cómo pide el problema que se escriba la respuesta.",
  "The problem wants it in lowest terms: is there a number that divides top and bottom?":
    "El problema la pide en su forma más simple: ¿hay un número que divida el de arriba y el de abajo?",
  "The problem wants a mixed number: wholes first, then a fraction.":
    "El problema pide un número mixto: primero los enteros, luego una fracción.",
  "The problem wants a fraction.": "El problema pide una fracción.",
  "The problem wants a decimal, with a point.": "El problema pide un decimal, con punto.",
  "The problem wants a percent.": "El problema pide un porcentaje.",
  "The problem wants a whole number.": "El problema pide un número entero.",
  "There are more parts than one whole needs: write the wholes too.":
    "Hay más partes de las que necesita un entero: escribe también los enteros.",
  "Write which letter it is for.": "Escribe para qué letra es.",
  "It can be made simpler.": "Se puede simplificar más.",
  "Write it the way the problem shows.": "Escríbelo como lo muestra el problema.",
  "Which unit does the problem ask for?": "¿Qué unidad de medida pide el problema?",
  "Which unit does the problem ask for? You may leave it out, too.":
    "¿Qué unidad de medida pide el problema? También puedes no escribirla.",
  "Look at how many digits are asked for after the point.": "Mira cuántos dígitos se piden después del punto.",

  // What helps with one small calculation
  "The sign says: put them together.": "El signo dice: junta.",
  "The sign says: take away.": "El signo dice: quita.",
  "The sign says: so many groups of the same size.": "El signo dice: tantos grupos del mismo tamaño.",
  "The sign says: share into equal groups.": "El signo dice: reparte en grupos iguales.",
  "Nothing is added or taken away with a zero.": "Con un cero no se suma ni se quita nada.",
  "Think of no group at all with {second} in each.": "Piensa en ningún grupo con {second} en cada uno.",
  "Think of a single group with {second} in it.": "Piensa en un solo grupo con {second} dentro.",
  "Think of {first} groups with {second} in each.": "Piensa en {first} grupos con {second} en cada uno.",
  "How many {second}s fit into {first}? Count up in {second}s.":
    "¿Cuántas veces cabe {second} en {first}? Cuenta en saltos de {second}.",
  "Start at {first} and go {second} back.": "Empieza en {first} y retrocede {second}.",
  "Start at {first} and go {second} on.": "Empieza en {first} y avanza {second}.",
  "Take {second} away in parts: {parts}.": "Quita {second} por partes: {parts}.",
  "Add {second} to {first} in parts: {parts}.": "Suma {second} a {first} por partes: {parts}.",
  "count in {first}": "cuenta por {first}",
  "first the {first}, then the {second}": "primero las {first}, luego las {second}",
  "first the {first}, then the {second}, then the {third}":
    "primero las {first}, luego las {second}, luego las {third}",
  "first the biggest place, then the next": "primero el lugar más grande, luego el siguiente",
  "The parts have the same size: work with the tops, and keep the bottom.":
    "Las partes tienen el mismo tamaño: trabaja con los números de arriba, y deja el de abajo.",
  "Do it two numbers at a time, from the left.": "Hazlo con dos números a la vez, desde la izquierda.",
  "Write one number under the other, point under point.": "Escribe un número debajo del otro, punto debajo de punto.",

  // Checks
  "Take one of the numbers away from your answer: the other one must be left.":
    "Quita uno de los números de tu respuesta: debe quedar el otro.",
  "Put back what was taken away: you must get to the number you began with.":
    "Devuelve lo que se quitó: debes llegar al número con que empezaste.",
  "Add group after group: both ways must agree.": "Suma grupo tras grupo: las dos maneras deben dar lo mismo.",
  "Multiply your answer by the number you divided by: you must get to the number you began with.":
    "Multiplica tu respuesta por el número entre el que dividiste: debes llegar al número con que empezaste.",
  "Work it out another way: both ways must agree.": "Calcúlalo de otra manera: las dos maneras deben dar lo mismo.",
  "A small check, beside this problem: {question} {choices}":
    "Una pequeña pregunta, aparte de este problema: {question} {choices}",
  "{others}; or {last}?": "¿{others}; o {last}?",

  // Small steps and examples
  "It is {sum} again.": "Otra vez es {sum}.",
  "First this:": "Primero esto:",
  "This comes now:": "Ahora viene esto:",
  "Now yours:": "Ahora el tuyo:",
  "what do you get?": "¿qué te da?",
  "{told}": "{told}",
  "It comes out as {sum}.": "Al final queda {sum}.",
  "The answer to that one is {answer}.": "La respuesta de ese problema es {answer}.",

  // Which calculation it is
  add: "sumar",
  "take away": "restar",
  multiply: "multiplicar",
  divide: "dividir",
  added: "sumar",
  "taken away": "restar",
  multiplied: "multiplicar",
  divided: "dividir",
  adding: "sumar",
  "taking away": "restar",
  multiplying: "multiplicar",
  dividing: "dividir",
  "{verb} in this step": "{verb} en este paso",
  "divide, the top by the bottom": "dividir, el número de arriba entre el de abajo",
  "{verb}, to get back to the hidden number": "{verb}, para volver al número escondido",
  "add group after group": "sumar grupo tras grupo",
  "add {second} again and again, {first} times in all": "sumar {second} una y otra vez, {first} veces en total",
  "take {second} from {first} again and again, and count how often":
    "quitar {second} de {first} una y otra vez, y contar cuántas veces",
  "find what times {second} makes {first}": "buscar qué número por {second} da {first}",
  "count on from {second} to {first}": "contar desde {second} hasta {first}",
  "look for factors": "buscar factores",
  "count up in equal steps": "contar en saltos iguales",
  "look for factors they share": "buscar factores que compartan",
  "look for multiples they share": "buscar múltiplos que compartan",
  "Both: first you {first}, then you {second}.": "Las dos cosas: primero hay que {first}, luego hay que {second}.",
  "Adding puts amounts together, and that is what happens here.": "Sumar junta cantidades, y eso es lo que pasa aquí.",
  "Taking away tells what is left, how much is missing and how far apart two numbers are.":
    "Restar dice qué queda, cuánto falta y cuánto hay de un número al otro.",
  "Multiplying counts equal groups at once, and here the groups are equal.":
    "Multiplicar cuenta grupos iguales de una vez, y aquí los grupos son iguales.",
  "Dividing undoes multiplying: it finds how big each share is, or how many there are.":
    "Dividir deshace la multiplicación: halla qué tan grande es cada parte, o cuántas partes hay.",

  // Plain questions
  "The other way round: {sum}.": "Al revés: {sum}.",
  "Yes, you can start with {number}.": "Sí, puedes empezar con {number}.",
  "No, start with {number}.": "No, empieza con {number}.",
  "{first} and {second} come to the same.": "{first} y {second} dan lo mismo.",
  "{first} and {second} do not come to the same.": "{first} y {second} no dan lo mismo.",
  "Yes, “{first}” and “{second}” mean the same.": "Sí, “{first}” y “{second}” significan lo mismo.",
  "Yes, both mean the same.": "Sí, las dos cosas significan lo mismo.",
  "No. {means} {other}": "No. {means} {other}",
  "Try it with {number}: {test}": "Pruébalo con {number}: {test}",
  "Yes, any way that comes out right is fine.": "Sí, cualquier manera que lleve a la respuesta está bien.",
  "Take the bottom number away from the top one.": "Quita el número de abajo del número de arriba.",
  "Do the same with the top and with the bottom, so that the amount stays.":
    "Haz lo mismo arriba y abajo, para que la cantidad no cambie.",
  "The bottom number is what goes away, so it is taken from the top one. Turned round it is another problem.":
    "El número de abajo es lo que se va, así que se quita del de arriba. Al revés es otro problema.",
  "Where it begins is not counted: the first step leads on from there.":
    "El lugar donde empieza no se cuenta: el primer paso sale de ahí.",
  "No: the bottom only names the size of the parts, so it is no part of the sum.":
    "No: el número de abajo solo nombra el tamaño de las partes, así que no entra en la suma.",
  "The box may stand anywhere, on either side of the equals sign: it keeps the place of the number you look for.":
    "La casilla puede estar en cualquier lugar, a un lado o al otro del signo igual: guarda el lugar del número que buscas.",
  "Put point under point, then tenths stand under tenths.":
    "Pon punto debajo de punto, así las décimas quedan debajo de las décimas.",
  "The number you take away from stands on top.": "Arriba va el número al que le quitas.",
  "Either of the numbers may stand on top.": "Arriba puede ir cualquiera de los números.",
  "Write ones under ones and tens under tens.": "Escribe unidades debajo de unidades y decenas debajo de decenas.",
  "The words here are {words} and {last}.": "Las palabras de aquí son {words} y {last}.",
  "What “{word}” means I cannot tell you here; somebody near you can. For the problem the numbers are what counts.":
    "Qué significa “{word}” no te lo puedo decir aquí; alguien que esté cerca sí puede. Para el problema lo que cuenta son los números.",
  "Read this once more: {asks}": "Lee esto una vez más: {asks}",
  "It comes to {value}.": "Da {value}.",
  "Which ones do you have?": "¿Cuáles tienes?",
  "Which one number do you mean? Write it in one piece.": "¿Qué número es, en uno solo? Escríbelo todo junto.",
  "does it divide what the problem names, with nothing left over?":
    "¿divide lo que nombra el problema, sin que sobre nada?",
  "does it divide each of the numbers, with nothing left over?": "¿divide cada uno de los números, sin que sobre nada?",
  "do you come to it when you count up in these steps?": "¿llegas a él cuando cuentas en esos saltos?",
  "{first} is the same as {second}": "{first} es lo mismo que {second}",
  "Yes, {pairs}.": "Sí, {pairs}.",
  "{first} and {second} are worth the same, so you need not choose.":
    "{first} y {second} valen lo mismo, así que no tienes que elegir.",
  "Yes, {first} and {second} are worth the same.": "Sí, {first} y {second} valen lo mismo.",
  "No, {first} and {second} are not worth the same.": "No, {first} y {second} no valen lo mismo.",
  "{first} and {second} are worth the same, so either of them is right.":
    "{first} y {second} valen lo mismo, así que cualquiera de los dos está bien.",
  "{first} and {second} are worth the same, and this problem asks for {second}.":
    "{first} y {second} valen lo mismo, y este problema pide {second}.",

  // Pieces that are agreed to
  "this way comes to {value} as well": "por este camino también se llega a {value}",
  "it is less than {number}": "es menos que {number}",
  "it is more than {number}": "es más que {number}",
  "{numbers} make {sum}": "{numbers} suman {sum}",
  "you went from {first} on to {last}": "fuiste hacia adelante desde {first} hasta {last}",
  "you went from {first} back to {last}": "fuiste hacia atrás desde {first} hasta {last}",
  "{sum} is {result} with {left} left over": "{sum} es {result} y sobra {left}",
  "{part} does not go into {whole}": "{part} no cabe un número exacto de veces en {whole}",
  "{part} goes into {whole}": "{part} cabe un número exacto de veces en {whole}",
  "{part} goes into both numbers": "{part} cabe un número exacto de veces en los dos números",
  "{number} is a multiple of both": "{number} es múltiplo de los dos",
  "{number} is a multiple of {of}": "{number} es múltiplo de {of}",
  "{first} is more than {second}": "{first} es más que {second}",
  "{first} is less than {second}": "{first} es menos que {second}",
  "{number} lies between {low} and {high}": "{number} está entre {low} y {high}",
  "the {digit} counts {places}": "el {digit} cuenta {places}",
  "it begins at {mark}": "empieza en {mark}",
  "it ends at {mark}": "termina en {mark}",
  "it is near the {hour}, and has not reached it": "está cerca del {hour}, y todavía no llega a él",
  "of them are there": "hay en total",
  "jumps of {by} are there between $0$ and {whole}": "saltos de {by} hay entre $0$ y {whole}",
  "jumps did you make": "saltos diste",
  "is that in all your jumps together": "son en total, con todos tus saltos juntos",
  "{number} is even": "{number} es par",
  "{number} is odd": "{number} es impar",
  "{number} is prime": "{number} es primo",
  "{number} is composite": "{number} es compuesto",
  "both numbers are even": "los dos números son pares",
  "both numbers are odd": "los dos números son impares",
  "both numbers are prime": "los dos números son primos",
  "both numbers are composite": "los dos números son compuestos",
  "these numbers are all even": "todos estos números son pares",
  "these numbers are all odd": "todos estos números son impares",
  "these numbers are all prime": "todos estos números son primos",
  "these numbers are all composite": "todos estos números son compuestos",
  ones: "unidades",
  tens: "decenas",
  hundreds: "centenas",
  thousands: "millares",
  tenths: "décimas",
  hundredths: "centésimas",
  thousandths: "milésimas",
  "number of wholes": "el número de enteros",
  "top number": "el número de arriba",
  "bottom number": "el número de abajo",
  hour: "la hora",
  hours: "las horas",
  minutes: "los minutos",
  "letters am or pm": "las letras am o pm",

  // What always holds
  "ones stand last, on the right": "las unidades van al final, a la derecha",
  "the bottom number stays when the parts have the same size":
    "el número de abajo se queda cuando las partes tienen el mismo tamaño",
  "a fraction keeps its size when top and bottom are multiplied or divided by the same number":
    "una fracción conserva su tamaño cuando lo de arriba y lo de abajo se multiplican o se dividen por el mismo número",

  // After a right answer
  "How did you get {value}?": "¿Cómo llegaste a {value}?",
  "How do you know that it is {value}?": "¿Cómo sabes que es {value}?",
  "What did you do first to get {value}?": "¿Qué hiciste primero para llegar a {value}?",
  "How would you explain {value} to a friend who is stuck?":
    "¿Cómo le explicarías {value} a alguien de tu clase que no sabe cómo seguir?",
  "Which idea did you use to find {value}?": "¿Qué idea usaste para hallar {value}?",
  "Why does your way come to {value}?": "¿Por qué tu camino llega a {value}?",
  "Which step came first on your way to {value}, and why?":
    "¿Qué paso fue el primero en tu camino a {value}, y por qué?",
  "Somebody else says {other}. What would you tell them?": "Otra persona dice {other}. ¿Qué le dirías?",
  "A few words are enough.": "Bastan unas pocas palabras.",

  // Guidance, before anything else
  "If you are in danger now, tell a grown-up you trust, or call your country's emergency number.":
    "Si estás en peligro ahora, díselo a un adulto de confianza, o llama al número de emergencias de tu país.",
  "Thank you for telling me. That sounds very hard, and you matter. Please tell a grown-up you trust now: someone at home, or your teacher. The maths can wait.":
    "Gracias por contármelo. Eso suena muy difícil, y tú importas. Por favor, cuéntaselo ahora a un adulto de confianza: alguien de tu casa, o tu maestra o maestro. Las matemáticas pueden esperar.",
  "Thank you for telling me. That sounds very hard, and you matter. I am a maths program, so please talk to an adult you trust today: someone at home, a teacher, or a helpline. The maths can wait.":
    "Gracias por contármelo. Eso suena muy difícil, y tú importas. Soy un programa de matemáticas, así que por favor habla hoy con un adulto de confianza: alguien de tu casa, una maestra o un maestro, o una línea de ayuda. Las matemáticas pueden esperar.",
  "Thank you for telling me. Nobody is allowed to hurt you, and it is not your fault. Please tell a grown-up you trust, like your teacher. Keep telling until someone helps.":
    "Gracias por contármelo. Nadie tiene permiso para hacerte daño, y no es tu culpa. Por favor, cuéntaselo a un adulto de confianza, como tu maestra o maestro. Sigue contándolo hasta que alguien te ayude.",
  "Thank you for telling me. Nobody has the right to hurt you, and it is not your fault. Please tell an adult you trust, such as a teacher, and keep telling until someone helps.":
    "Gracias por contármelo. Nadie tiene derecho a hacerte daño, y no es tu culpa. Por favor, cuéntaselo a un adulto de confianza, por ejemplo una maestra o un maestro, y sigue contándolo hasta que alguien te ayude.",
  "It sounds as if you are very cross or upset. Please tell a grown-up you trust how you feel, so that nobody gets hurt. You can come back to the maths later.":
    "Parece que sientes mucho enojo o tristeza. Por favor, cuéntale a un adulto de confianza cómo te sientes, para que nadie salga lastimado. Puedes volver a las matemáticas más tarde.",
  "It sounds as if something has made you very angry or upset. Please talk to an adult you trust about it, so that nobody gets hurt. You can come back to the maths later.":
    "Parece que algo te causó mucho enojo o tristeza. Por favor, habla de eso con un adulto de confianza, para que nadie salga lastimado. Puedes volver a las matemáticas más tarde.",
  "Let us keep that private: I have not kept it. Names, addresses, numbers and passwords are only for people you know. Ask a grown-up you trust if you are not sure.":
    "Eso mejor queda en privado: no lo guardé. Los nombres, las direcciones, los números y las contraseñas son solo para personas que conoces. Si tienes dudas, pregunta a un adulto de confianza.",
  "Let us keep that private: I have not kept it. Addresses, numbers and passwords are best not shared here. If somebody asked you for them, tell an adult you trust.":
    "Eso mejor queda en privado: no lo guardé. Es mejor no compartir aquí direcciones, números ni contraseñas. Si alguien te los pidió, cuéntaselo a un adulto de confianza.",
  "Let us use kind words here. If something is upsetting you, you can tell a grown-up you trust.":
    "Usemos aquí palabras amables. Si algo te molesta, puedes contárselo a un adulto de confianza.",
  "Let us keep the words kind here. If something is bothering you, an adult you trust can help.":
    "Usemos palabras amables aquí. Si algo te preocupa, un adulto de confianza puede ayudarte.",
  "Yes, {value} is right as well.": "Sí, {value} también está bien.",
};
