import type { Translations } from "../types.ts";

/** What is said where a pupil speaks of something beside the problem. */
export const BESIDE: Translations = {
  // person
  "I am a computer program, not a person.": "Soy un programa de computadora, no una persona.",
  "There is no person here, only a program that knows some maths.":
    "Aquí no hay ninguna persona, solo un programa que sabe algo de matemáticas.",
  "You are writing with a program that helps with maths.": "Escribes con un programa que ayuda en matemáticas.",
  "A program is all I am, so I cannot see or hear you.": "No soy más que un programa, así que no te veo ni te oigo.",
  "My answers come from a computer program.": "Mis respuestas vienen de un programa de computadora.",
  "Behind these words there is a program and no person.": "Detrás de estas palabras hay un programa y ninguna persona.",
  // sorry
  "That is all right.": "No te preocupes.",
  "Thank you for saying that.": "Gracias por decirlo.",
  "No harm done.": "No pasa nada.",
  "All is well.": "Todo está bien.",
  "It is fine.": "Está bien así.",
  "Kind of you to say so.": "Qué amable de tu parte.",
  // praised
  "That is nice to hear.": "Me alegra leer eso.",
  "Thank you for that.": "Gracias por esas palabras.",
  "Good to work with you, too.": "También es bueno trabajar contigo.",
  "Nice words are good to read.": "Da gusto leer palabras así.",
  "You are kind, too.": "Tus palabras también son amables.",
  // wait
  "Take the time you need.": "Tómate el tiempo que necesites.",
  "No hurry, I can wait.": "No hay prisa, puedo esperar.",
  "Think it over first.": "Piénsalo primero con calma.",
  "Tell me when you are ready.": "Avísame cuando quieras seguir.",
  "Have a good look first.": "Primero míralo bien.",
  "I will be here.": "Aquí te espero.",
  // unwell
  "Please tell a grown-up near you.": "Por favor, díselo a un adulto que esté cerca.",
  "A grown-up near you should know that.": "Un adulto que esté cerca debe saberlo.",
  "That comes first, so tell a grown-up.": "Eso es lo primero, así que díselo a un adulto.",
  "Then rest a little, and tell a grown-up.": "Entonces descansa un poco, y díselo a un adulto.",
  "Your work can wait, so tell somebody near you.":
    "Tu trabajo puede esperar, así que díselo a alguien que esté cerca.",
  "Go and tell a grown-up, everything is kept here.": "Ve y cuéntaselo a un adulto, aquí todo queda guardado.",
  // bye
  "Goodbye, and see you next time.": "Adiós, y hasta la próxima vez.",
  "See you soon, everything is kept.": "Nos vemos pronto, todo queda guardado.",
  "Until next time.": "Hasta la próxima.",
  "Bye, your work is saved.": "Chao, tu trabajo está guardado.",
  "Have a good day.": "Que tengas un buen día.",
  "Come back whenever you like.": "Vuelve cuando quieras.",
  // guess
  "Thank you for telling me that it was a guess.": "Gracias por contarme que fue al tanteo.",
  "A guess can be a start.": "Adivinar puede ser un comienzo.",
  "Guesses are allowed, and then we check them.": "Se vale adivinar, y después lo comprobamos.",
  "Good that you say so.": "Qué bueno que lo dices.",
  "Then we can look at it more closely.": "Entonces podemos mirarlo más de cerca.",
  "Guessing first and checking then is a way, too.": "Primero adivinar y luego comprobar también es una manera.",
  // refused
  "You do not have to do it right now.": "No tienes que hacerlo ahora mismo.",
  "Nobody is in a hurry here.": "Aquí nadie tiene prisa.",
  "It is up to you when you go on.": "Tú decides cuándo seguir.",
  "A little break is fine.": "Una pequeña pausa está bien.",
  "Leave it for a moment, if you like.": "Déjalo un momento, si quieres.",
  "When you want to go on, I am here.": "Cuando quieras seguir, aquí estoy.",
  // noise
  "That tells me nothing about the problem.": "Eso no me dice nada del problema.",
  "There is nothing in that for me to answer.": "Ahí no hay nada que yo pueda responder.",
  "I do not know what to make of that.": "No sé qué hacer con eso.",
  "With that I cannot help you.": "Con eso no puedo ayudarte.",
  "Those are sounds, and I need words or numbers.": "Esos son sonidos, y yo necesito palabras o números.",
  "Words or numbers I can read better.": "Las palabras o los números los leo mejor.",
  // mayRest
  "You can take a break whenever you like.": "Puedes hacer una pausa cuando quieras.",
  "A break is fine at any time.": "Una pausa está bien en cualquier momento.",
  "Resting is allowed, and your work is kept.": "Se vale descansar, y tu trabajo queda guardado.",
  "If you want to stop, say so, and we stop.": "Si quieres parar, dilo, y paramos.",
  "Have a rest when you need one.": "Descansa cuando lo necesites.",
  "Nothing is lost if you take a break.": "No se pierde nada si haces una pausa.",
  // ownWay
  "Another way is welcome here. Write it under Show my steps, line by line, and I look at each line.":
    "Aquí también vale otra manera. Escríbela en Mis pasos, línea por línea, y yo miro cada línea.",
  "There is more than one way, and yours counts. Show my steps is open for it: one line for each step.":
    "Hay más de una manera, y la tuya cuenta. Mis pasos está abierto para ella: una línea para cada paso.",
  "Good that you have a way of your own. Put it into Show my steps, and we go through it together.":
    "Qué bueno que tienes tu propia manera. Ponla en Mis pasos, y la vemos paso a paso.",
  "Ways from home are fine. Show my steps takes them line by line, and each line is looked at.":
    "Las maneras de tu casa están bien. Mis pasos las recibe línea por línea, y cada línea se mira.",
  "Use the way you know. With Show my steps I can follow it line by line.":
    "Usa la manera que conoces. Con Mis pasos puedo seguirla línea por línea.",
  "That way may be just as good. Write its lines into Show my steps, so that I can follow.":
    "Esa manera puede ser igual de buena. Escribe sus líneas en Mis pasos, para que yo pueda seguirla.",
  // noOtherWay
  "I have no other way for this one.": "No tengo otra manera para este problema.",
  "All the ways I know for this problem were shown.": "Ya mostré todas las maneras que conozco para este problema.",
  "Nothing else that I know would help here. Your teacher may have one.":
    "Nada más de lo que sé ayudaría aquí. Quizás tu maestra o maestro conozca otra.",
  "For this problem that was my last way.": "Para este problema esa fue mi última manera.",
  "That is as many ways as I have here.": "Aquí no tengo más maneras que esas.",
  "Another one I do not know. Perhaps your teacher does.": "Otra manera no la conozco. Quizás tu maestra o maestro sí.",
  // mayTry
  "Try it that way, and see what comes out.": "Prueba así, y mira qué resulta.",
  "You may, so see where it takes you.": "Puedes hacerlo, así que mira adónde te lleva.",
  "That is worth a try.": "Vale la pena probarlo.",
  "Do it, and then look whether it fits.": "Hazlo, y luego mira si queda bien.",
  "Your way is fine, as long as it comes out.": "Tu manera está bien, si al final resulta.",
  "Go ahead, and check it at the end.": "Adelante, y compruébalo al final.",
  // harder
  "Right answers in a row bring harder ones.": "Varias respuestas correctas seguidas traen problemas más difíciles.",
  "Harder ones come as you get these right.": "Los más difíciles llegan cuando estos te salen bien.",
  "The problems grow with what you can do.": "Los problemas crecen con lo que sabes hacer.",
  "I pick the next one by how you get on.": "Elijo el siguiente según cómo te va.",
  "They get harder step by step.": "Se ponen más difíciles paso a paso.",
  "When these come out right, harder ones follow.": "Cuando estos salen bien, siguen otros más difíciles.",
  // ownProblem
  "I can only check the problems that I have here.": "Solo puedo revisar los problemas que tengo aquí.",
  "Your own problem I cannot check here.": "Tu propio problema no lo puedo revisar aquí.",
  "My problems come from a list, so I cannot take that one.":
    "Mis problemas salen de una lista, así que no puedo tomar ese.",
  "That one is not in my list.": "Ese no está en mi lista.",
  "Only the problems of this page can be marked here.": "Aquí solo se pueden calificar los problemas de esta página.",
  "Try yours on paper.": "Intenta el tuyo en papel.",
  // narrow
  "Good thought: settle that before you work it out.": "Buena idea: decide eso antes de calcular.",
  "You can find that out yourself first.": "Eso lo puedes averiguar tú primero.",
  "Questions like that make a good check.": "Con preguntas así se comprueba bien.",
  "That is worth asking yourself.": "Vale la pena que te lo preguntes.",
  "Keep that question, and use it to check your answer.": "Guarda esa pregunta, y úsala para comprobar tu respuesta.",
  "Work it out, and you will know.": "Calcúlalo, y lo sabrás.",
  // stay
  "I am glad that you told me.": "Me alegra que me lo hayas contado.",
  "It was right to tell me.": "Hiciste bien en contármelo.",
  "What happens to you matters.": "Lo que te pasa importa.",
  "You do not have to keep that to yourself.": "No tienes que guardarte eso.",
  "Telling somebody was brave.": "Hace falta valor para contarlo.",
  "That sounds hard to live with.": "Vivir con eso debe de ser difícil.",
  // tellSomebody
  "Please tell a grown-up you trust, today if you can.":
    "Por favor, cuéntaselo a un adulto de confianza, hoy si puedes.",
  "A teacher or another grown-up you trust should know it, too.":
    "También debe saberlo alguien de tu escuela u otro adulto de confianza.",
  "Say it to a grown-up who can help you.": "Díselo a un adulto que pueda ayudarte.",
  "Someone close to you should hear it.": "Alguien cercano a ti debe oírlo.",
  "Grown-ups at school are there for this, too.": "Los adultos de la escuela también están para esto.",
  "Talk to a grown-up about it, and ask for help.": "Habla de eso con un adulto, y pide ayuda.",
};
