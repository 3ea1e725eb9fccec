import type { Translations } from "../types.ts";

/** What is said in a lesson and is in no bank: its plan, what is told on the way, replies, and its summary. */
export const LESSONS: Translations = {
  // To a message
  "I have no answer to that in this lesson. Ask me what a word in it means, or why it works.":
    "Para eso no tengo respuesta en esta lección. Pregúntame qué significa una palabra de aquí, o por qué funciona.",
  "That one is not in this lesson. You can ask about a word you see here, or what to watch out for.":
    "Eso no está en esta lección. Puedes preguntar por una palabra que ves aquí, o en qué hay que fijarse.",
  "I cannot answer that here. A grown-up or the Ask page may help; here I can tell you more about this idea.":
    "Aquí no puedo responder eso. Un adulto o la página Preguntar pueden ayudarte; yo puedo contarte más sobre esta idea.",
  "Take it one line at a time. Which line is the first that is not clear? Ask me about a word in it.":
    "Ve línea por línea. ¿Cuál es la primera que no está clara? Pregúntame por una palabra de ella.",
  "That happens to everyone. Read the first line once more, then go on to the next.":
    "Eso le pasa a todo el mundo. Lee otra vez la primera línea, y luego sigue con la siguiente.",
  "Let's go slowly. Look back at the example: what was done to begin with?":
    "Vamos despacio. Vuelve a mirar el ejemplo: ¿qué se hizo primero?",
  "Take the choices one at a time: which of them cannot be? A choice costs nothing here.":
    "Mira las opciones una por una: ¿cuál no puede ser? Elegir aquí no cuesta nada.",
  "Choose the one that seems nearest. You can choose again, and each choice tells you something.":
    "Elige la que te parezca más cercana. Puedes elegir otra vez, y cada opción te enseña algo.",
  "Which word of the question is not clear? Ask me about it.":
    "¿Qué palabra de la pregunta no está clara? Pregúntame por ella.",
  "Good. Go on when you are ready.": "Bien. Sigue cuando quieras.",
  "Fine. The next part is ready for you.": "De acuerdo. La parte siguiente te espera.",
  "All right. Go on in your own time.": "Muy bien. Sigue a tu ritmo.",
  "Choose one of the answers above, then I can tell you more.":
    "Elige una de las respuestas de arriba, y así puedo decirte más.",
  "Pick the choice above that says it best.": "Toma la opción de arriba que mejor lo dice.",
  "Have a look at the choices above and take the one you mean.":
    "Mira las opciones de arriba y elige la que quieres decir.",
  "That is none of the choices. Which of those above comes nearest to what you mean?":
    "Esa no es ninguna de las opciones. ¿Cuál de las de arriba se acerca más a lo que quieres decir?",
  "None of the choices above says that. Look at each of them once more.":
    "Ninguna opción de arriba dice eso. Mira cada una otra vez.",
  "You put it in your own words; that helps to remember it.":
    "Lo dijiste con tus propias palabras; eso ayuda a recordarlo.",
  "Thanks for saying how you see it. Compare it with the lines above.":
    "Gracias por decir cómo lo ves. Compáralo con las líneas de arriba.",
  "Keep that thought: you can try it out in the practice.": "Guarda esa idea: puedes probarla en la práctica.",
  "That is for another time. Let's go on with this lesson.": "Eso es para otro momento. Sigamos con esta lección.",
  "I can only talk about the maths here. Where were you in the lesson?":
    "Aquí solo puedo hablar de matemáticas. ¿En qué parte de la lección ibas?",
  "Let's come back to the lesson. The next part is waiting.": "Volvamos a la lección. La parte siguiente te espera.",
  "Not here, I'm afraid. Ask me something about this idea, or go on.":
    "En esta lección eso no se puede. Pregúntame algo sobre esta idea, o sigue.",
  "You can stop here: Pause keeps everything as it is.": "Puedes parar aquí: con Pausa todo queda como está.",
  "All right. Press Pause, and the lesson waits for you.": "Muy bien. Toca Pausa, y la lección te espera.",
  "A break is fine. With Pause it will be here when you come back.":
    "Un descanso está bien. Con Pausa seguirá aquí cuando vuelvas.",
  "That one is yours to find.": "Esa te toca hallarla a ti.",
  "I leave the choice to you, and help with the idea.": "Te dejo a ti la elección, y te ayudo con la idea.",
  "The answer stays with you for now.": "La respuesta queda por ahora en tus manos.",
  "You can choose another lesson under Learn. This one waits for you.":
    "Puedes elegir otra lección en Aprender. Esta te espera.",
  "There are more lessons under Learn. This one stays as it is until you come back.":
    "En Aprender hay más lecciones. Esta se queda como está hasta que vuelvas.",
  "I am a computer program, no person. What I know is this lesson: ask me about it.":
    "Soy un programa de computadora, no una persona. Lo que sé es esta lección: pregúntame por ella.",
  "No person: a program that explains mathematics. Grown-ups near you know more about the rest.":
    "No hay una persona: es un programa que explica matemáticas. Los adultos que están cerca saben más de lo demás.",
  "That sounds hard just now. Let's take one line at a time; a break is fine, too, and Pause keeps everything.":
    "Parece que ahora cuesta. Vamos línea por línea; un descanso también está bien, y Pausa lo guarda todo.",
  "Some days are like that. You can go slowly here, or rest: Pause keeps your place.":
    "Hay días así. Aquí puedes ir despacio, o descansar: Pausa guarda tu lugar.",
  "Thanks for saying so. Nothing here has to be quick, and nothing is counted on this page.":
    "Gracias por decirlo. Aquí nada tiene que ser rápido, y en esta página no se cuenta nada.",
  "The next page shows the idea. Go on, and ask me there about what is not clear.":
    "La página siguiente muestra la idea. Sigue, y allí pregúntame lo que no esté claro.",
  "Go on to see how it works. You can ask me about each line there.":
    "Sigue para ver cómo funciona. Allí puedes preguntarme por cada línea.",
  "Yes, {letter}.": "Sí, {letter}.",
  "{letter} it is.": "Es la {letter}.",
  "Not {letter} yet.": "Todavía no es la {letter}.",
  "{letter} is not it yet.": "La {letter} todavía no es.",
  "It is another one than {letter}.": "Es otra, y no la {letter}.",
  "You tried {letter} before. Which of the others fits the idea?":
    "Ya probaste la {letter}. ¿Cuál de las otras va con la idea?",
  "{letter} was one you had. Take another look at the rest.": "La {letter} ya la tuviste. Mira otra vez las demás.",

  // Where things of the lesson stand
  "Think of the idea:": "Piensa en la idea:",
  "An example may say it best: go on, and open its steps one at a time.":
    "Un ejemplo puede decirlo mejor: sigue, y abre sus pasos uno por uno.",
  "Look at the example once more; Back leads to it. It began like this:":
    "Mira otra vez el ejemplo; Atrás te lleva a él. Empezaba así:",
  "The next page works an example out. Go on to see it.": "La página siguiente resuelve un ejemplo. Sigue para verlo.",
  "This is one. Open its next step, and see what changes.": "Este es uno. Abre su paso siguiente, y mira qué cambia.",
  "Back leads to the example.": "Atrás te lleva al ejemplo.",
  "The picture stands with the idea. Back leads to it.": "El dibujo está con la idea. Atrás te lleva a ella.",
  "Look at the picture beside the idea.": "Mira el dibujo al lado de la idea.",
  "Think of the picture of the idea.": "Piensa en el dibujo de la idea.",

  // The plan
  "{skill} comes just before this. Try a few of those first.":
    "{skill} va justo antes de esto. Prueba primero algunos de esos.",
  "This builds on {skill}, so it begins with a few of those.":
    "Esto se apoya en {skill}, así que empieza con algunos de esos.",
  "You have shown that you know this, so it begins with harder ones.":
    "Ya mostraste que sabes esto, así que empieza con otros más difíciles.",
  "Your answers say you know this. Here are harder ones to begin with.":
    "Tus respuestas dicen que sabes esto. Aquí tienes otros más difíciles para empezar.",
  "You got these right straight away, so the rest of them is left out.":
    "Estos te salieron a la primera, así que el resto se deja.",
  "You are ahead of the plan. On to what comes next.": "Vas más adelante que el plan. Vamos a lo que sigue.",
  "Those took a lot of work. Let's go one step back first: {skill}.":
    "Esos dieron mucho trabajo. Demos primero un paso atrás: {skill}.",
  "Something from before may be missing. Let's look at {skill} first.":
    "Quizá falta algo de antes. Veamos primero {skill}.",
  "Let's build this from further down, with {skill}.": "Empecemos esto desde más abajo, con {skill}.",
  "Let's look at how this works before you go on.": "Veamos cómo funciona esto antes de seguir.",
  "Time to see how this works, step by step.": "Es momento de ver cómo funciona esto, paso a paso.",
  "Let's look at it another way, with another example.": "Mirémoslo de otra manera, con otro ejemplo.",
  "Here is the same idea from another side.": "Aquí está la misma idea vista desde otro lado.",
  "Let's go through it once more, in another way.": "Vamos a verlo una vez más, por otro camino.",
  "You have tried this in several ways now, and you kept going. Ask a grown-up to look at it with you: sometimes another person says it in just the way you need.":
    "Ya probaste esto de varias maneras, y seguiste adelante. Pide a un adulto que lo mire contigo: a veces otra persona lo dice justo como te hace falta.",
  "What comes first": "Lo que va primero",
  "{skill} builds on {before}.": "{skill} se apoya en {before}.",
  "You have not worked on that here yet. Let us look at it first.":
    "Eso todavía no lo has visto aquí. Veámoslo primero.",
  "Your answers there are not sure yet. Let us look at it first.":
    "Tus respuestas ahí todavía no son seguras. Veámoslo primero.",
  "You will see its idea and try a few problems. Then comes {skill}.":
    "Verás su idea y probarás algunos problemas. Después viene {skill}.",
  "Begin with {skill} all the same": "Empezar con {skill} de todos modos",
  "See how it works": "Ver cómo funciona",
  "Check the idea": "Comprobar la idea",
  "Practise on your own": "Practicar por tu cuenta",
  "Harder ones": "Otros más difíciles",
  "Start one step earlier": "Empezar un paso antes",
  "See it another way": "Verlo de otra manera",
  "What comes next": "Lo que sigue",
  "Practise what comes before": "Practicar lo que va antes",
  "Practise once more": "Practicar otra vez",
  "Try what comes next": "Probar lo que sigue",
  "Harder ones once more": "Los más difíciles, otra vez",
  "Even harder ones": "Más difíciles todavía",
  "Done when you have read to the end.": "Listo cuando hayas leído hasta el final.",
  "Done when you have found the right choice.": "Listo cuando halles la opción correcta.",
  "Done when {of} first answers in a row are right.": "Listo con {of} primeras respuestas correctas seguidas.",
  "Done when {right} of {of} first answers in a row are right.":
    "Listo cuando {right} de {of} primeras respuestas seguidas sean correctas.",
  "Done when your answers show that you know it.": "Listo cuando tus respuestas muestren que lo sabes.",

  // Its summary
  "Show a grown-up what you tried; together you will find where it got stuck.":
    "Muestra a un adulto lo que probaste; juntos hallarán dónde se atoró.",
  "Come back to {skill} another day; a rest often helps.": "Vuelve a {skill} otro día; un descanso ayuda muchas veces.",
  "Practise {skill} first: what you learned here builds on it.":
    "Practica primero {skill}: lo que aprendiste aquí se apoya en eso.",
  "You can go on with {skill} whenever you like: one step is left.":
    "Puedes seguir con {skill} cuando quieras: queda un paso.",
  "You can go on with {skill} whenever you like: {n} steps are left.":
    "Puedes seguir con {skill} cuando quieras: quedan {n} pasos.",
  "Practise it again in a few days, so that it stays.": "Practícalo otra vez en unos días, para que no se olvide.",
  "A little more practice on {skill} will make it sure.": "Con un poco más de práctica, {skill} será algo seguro.",
  "Next comes {skill}.": "Después viene {skill}.",

  // After guidance
  "I am a program, and cannot do more than listen. Please tell somebody you trust what you told me.":
    "Soy un programa, y no puedo hacer más que escuchar. Por favor, cuéntale a alguien de confianza lo que me contaste.",
  "You can stop here whenever you like, and go to somebody you trust. If you would rather go on thinking about something else for a while, that is all right too.":
    "Puedes parar aquí cuando quieras, y buscar a alguien de confianza. Si prefieres pensar un rato en otra cosa, también está bien.",
};
