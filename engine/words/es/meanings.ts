import type { Translations } from "../types.ts";

/** What words of the problems, pictures and places mean. */
export const MEANINGS: Translations = {
  // Numbers and how they are written
  "A digit is one of the signs 0 to 9 that numbers are written with.":
    "Un dígito es uno de los signos del 0 al 9 con que se escriben los números.",
  "Ones are single things that are in no bundle.": "Las unidades son cosas sueltas que no están en ningún paquete.",
  "A ten is a bundle of ten ones.": "Una decena es un paquete de diez unidades.",
  "A hundred is ten tens in one bundle.": "Una centena son diez decenas en un solo paquete.",
  "A thousand is ten hundreds.": "Un millar son diez centenas.",
  "Whole tens are all the tens that fit into a number, also those inside its hundreds.":
    "Las decenas enteras son todas las decenas que caben en un número, también las que están dentro de sus centenas.",
  "Whole hundreds are all the hundreds that fit into a number.":
    "Las centenas enteras son todas las centenas que caben en un número.",
  "Expanded form shows a number as a sum of what each of its digits is worth.":
    "La forma desarrollada muestra un número como la suma de lo que vale cada uno de sus dígitos.",
  "A whole number counts whole things, with no part of one.":
    "Un número entero cuenta cosas enteras, sin partes de una cosa.",
  // Operations and what they give
  "A sum is what you get when you add.": "Una suma es lo que obtienes cuando sumas.",
  "In all, or altogether, means: all of them counted together.": "En total significa: todo contado junto.",
  "A difference is what you get when you subtract: how far apart two numbers are.":
    "Una diferencia es lo que obtienes cuando restas: cuánto hay de un número al otro.",
  "A product is what you get when you multiply.": "Un producto es lo que obtienes cuando multiplicas.",
  "A quotient is what you get when you divide.": "Un cociente es lo que obtienes cuando divides.",
  "A remainder is what is left over after sharing equally.":
    "Un residuo es lo que sobra después de repartir en partes iguales.",
  "What is left is what is still there after some was taken away.":
    "Lo que queda es lo que todavía está después de quitar una parte.",
  "To add is to put together.": "Sumar es juntar.",
  "To subtract is to take away.": "Restar es quitar.",
  "To multiply is to take the same number several times.": "Multiplicar es tomar el mismo número varias veces.",
  "To divide is to share into equal parts.": "Dividir es repartir en partes iguales.",
  "The minus between two numbers says: take away. A minus in front of one number says: below zero.":
    "El signo menos entre dos números dice: quita. Un signo menos delante de un número dice: bajo cero.",
  "Times means: so many groups of the same size.": "Por significa: tantos grupos del mismo tamaño.",
  "Plus means: put together.": "Más significa: junta.",
  "Equal means: as many, or as big.": "Igual significa: la misma cantidad, o del mismo tamaño.",
  "To share equally is to give the same number to each.":
    "Repartir en partes iguales es dar la misma cantidad a cada parte.",
  "Each means every single one of them.": "Cada significa: todos, contados de uno en uno.",
  "Every means all of them, one by one.": "Cada significa: todos, uno por uno.",
  "More means a greater number of them.": "Más significa una cantidad mayor.",
  "The same means not different at all.": "Lo mismo significa que no hay ninguna diferencia.",
  "To double is to take the same number two times.": "Duplicar es tomar el mismo número dos veces.",
  "Zero means none at all.": "Cero significa que no hay nada.",
  "A part is some of a whole thing.": "Una parte es un pedazo de una cosa entera.",
  "How many more means: by how many the bigger number is ahead of the smaller one.":
    "Cuántos más significa: por cuánto el número mayor le gana al menor.",
  "How many fewer means: by how many the smaller number is behind the bigger one.":
    "Cuántos menos significa: cuánto le falta al número menor para llegar al mayor.",
  "Fewer means not as many.": "Menos significa una cantidad menor.",
  "At least means: this many, or more.": "Por lo menos significa: esta cantidad, o más.",
  "At most means: this many, or fewer.": "Como máximo significa: esta cantidad, o menos.",
  "To work out is to find what numbers come to.": "Calcular es encontrar cuánto dan unos números.",
  "A number sentence says something in numbers and signs, such as $2 + 3 = 5$.":
    "Una oración numérica dice algo con números y signos, como $2 + 3 = 5$.",
  "In order means: sorted by size, one after the other.": "En orden significa: por tamaño, uno después del otro.",
  "Rectangular means: with the form of a rectangle.": "Rectangular significa: con forma de rectángulo.",
  "How wide a thing is says how far it is from side to side.":
    "El ancho de una cosa dice cuánto mide de un lado al otro.",
  "A comma is the small mark between the numbers of a list.":
    "Una coma es la marca pequeña que va entre los números de una lista.",
  "Exactly means: that much, no more and no less.": "Exactamente significa: esa cantidad, ni más ni menos.",
  "What is still needed is the part that is not there yet.": "Lo que falta es la parte que todavía no está.",
  "An estimate is a number that is near enough, without working it all out.":
    "Una estimación es un número bastante cercano, sin calcularlo todo.",
  // Fractions and decimals
  "A fraction is a part of a whole that is cut into equal parts.":
    "Una fracción es una parte de un entero que está cortado en partes iguales.",
  "The top number of a fraction, the numerator, says how many of the parts are meant.":
    "El número de arriba de una fracción, el numerador, dice cuántas de las partes se toman.",
  "The bottom number of a fraction, the denominator, says how many equal parts make a whole.":
    "El número de abajo de una fracción, el denominador, dice cuántas partes iguales forman un entero.",
  "Am is the time from midnight to noon: the night and the morning.":
    "Am es el tiempo desde la medianoche hasta el mediodía: la madrugada y la mañana.",
  "Pm is the time from noon to midnight: the afternoon and the evening.":
    "Pm es el tiempo desde el mediodía hasta la medianoche: la tarde y la noche.",
  "Minutes to an hour are the minutes that are still to come until that hour.":
    "Los minutos para una hora son los minutos que faltan para llegar a esa hora.",
  "Minutes past an hour are the minutes that have gone by since that hour.":
    "Los minutos después de una hora son los minutos que pasaron desde esa hora.",
  "What a digit is worth depends on its place: the 3 in 30 is worth three tens.":
    "Lo que vale un dígito depende de su lugar: el 3 de 30 vale tres decenas.",
  "A whole is all of a thing, before it is cut.": "Un entero es toda la cosa, antes de cortarla.",
  "A mixed number is a whole number with a fraction beside it.":
    "Un número mixto es un número entero con una fracción al lado.",
  "An improper fraction has a top that is as big as the bottom, or bigger.":
    "Una fracción impropia tiene arriba un número tan grande como el de abajo, o mayor.",
  "Shaded means: filled with colour.": "Sombreado significa: lleno de color.",
  "A decimal is a number with a point, such as 0.5.": "Un decimal es un número con punto, como 0.5.",
  // Factors and multiples
  "A factor of a number divides it with nothing left over.": "Un factor de un número lo divide sin que sobre nada.",
  "A multiple of a number is what you get when you count in steps of that number.":
    "Un múltiplo de un número es lo que obtienes cuando cuentas en saltos de ese número.",
  // Letters and signs
  "A letter stands for a number that nobody knows yet.":
    "Una letra está en lugar de un número que nadie conoce todavía.",
  "A letter like that is only a name, so that one can speak of it.":
    "Una letra así es solo un nombre, para poder hablar de eso.",
  "An expression is numbers and letters joined by signs, with no equals sign.":
    "Una expresión son números y letras unidos por signos, sin signo igual.",
  "An equation says that two sides are worth the same.": "Una ecuación dice que dos lados valen lo mismo.",
  "The opposite of a number is as far from zero, on the other side.":
    "El opuesto de un número está igual de lejos del cero, al otro lado.",
  "A box has flat sides, and things are put into it.": "Una caja tiene lados planos, y en ella se guardan cosas.",
  "A question mark stands in the place of a number that is not known yet.":
    "Un signo de pregunta está en lugar de un número que todavía no se conoce.",
  "Rupees are the money of India.": "Las rupias son el dinero de la India.",
  "The sign opens towards the greater number.": "El signo se abre hacia el número mayor.",
  // What stories and questions say
  "Out loud means: so that others can hear it.": "En voz alta significa: de modo que otros lo oigan.",
  "To take up space is to fill it.": "Ocupar un espacio es llenarlo.",
  "To count up in steps is to add the same number again and again.":
    "Contar en saltos es sumar el mismo número una y otra vez.",
  "At first means: in the beginning, before anything changed.":
    "Primero significa: al principio, antes de que algo cambiara.",
  "To fill a thing is to put in so much that it is full.": "Llenar una cosa es poner tanto que no quepa más.",
  "Both means: the one and the other.": "Ambos significa: el uno y el otro.",
  "Between two things means: after the one and before the other.":
    "Entre dos cosas significa: después de la una y antes de la otra.",
  "To give a thing is to let somebody else have it.": "Dar una cosa es dejar que otra persona la tenga.",
  "To hold so many is to have room for them inside.": "Contener tantas cosas es tener espacio para ellas dentro.",
  "To pay is to give money for a thing, and what it costs is how much.":
    "Pagar es dar dinero por una cosa, y lo que cuesta es cuánto dinero se da.",
  "To save money is to keep it for later.": "Ahorrar dinero es guardarlo para después.",
  "To collect things is to bring them together.": "Coleccionar cosas es reunirlas.",
  "A label is a word or a number beside a thing that says what it is.":
    "Una etiqueta es una palabra o un número junto a una cosa que dice qué es.",
  "A display is a lot of things set out so that people look at them.":
    "Una exhibición son muchas cosas puestas para que la gente las mire.",
  "To measure is to find out how long, how heavy or how much something is.":
    "Medir es averiguar cuánto hay de algo, qué tan largo es o cuánto pesa.",
  "Far apart means: with a lot between them.": "Lejos uno de otro significa: con mucho espacio en medio.",
  // Shapes, lengths, space
  "A square has four sides of the same length, and square corners.":
    "Un cuadrado tiene cuatro lados del mismo largo, y esquinas rectas.",
  "A cube is a block whose edges are all of the same length.":
    "Un cubo es un bloque con todas las orillas del mismo largo.",
  "A solid is a thing that has a length, a width and a height.": "Un sólido es una cosa que tiene largo, ancho y alto.",
  "A square corner is like the corner of a sheet of paper.":
    "Una esquina recta es como la esquina de una hoja de papel.",
  "A row is a line of things side by side, from left to right.":
    "Una fila es una línea de cosas una al lado de la otra, de izquierda a derecha.",
  "A column is a line of things one below the other.": "Una columna es una línea de cosas una debajo de la otra.",
  "A group is some things that are put together.": "Un grupo son algunas cosas que están juntas.",
  "A litre is as much as a big carton of milk holds.": "Un litro es lo que cabe en un cartón grande de leche.",
  "Degrees Celsius say how warm it is: at 0 water freezes.":
    "Los grados Celsius dicen cuánto calor hace: a 0 el agua se congela.",
  "A slab is a flat piece of stone.": "Una losa es una pieza plana de piedra.",
  "Degrees say how warm or cold it is.": "Los grados dicen cuánto calor o frío hace.",
  "Sea level is the height of the top of the sea.": "El nivel del mar es la altura a la que llega el agua del mar.",
  // Graphs
  "A mark is a short line that shows a place on a line.": "Una marca es una rayita que muestra un lugar en una línea.",
  "To stand for something is to be there in its place.": "Representar algo es estar en su lugar.",
  // Time and money
  "Midnight is the middle of the night, when a new day begins.":
    "La medianoche es la mitad de la noche, cuando empieza un nuevo día.",
  "It is o’clock when the long hand points straight up.":
    "Es la hora en punto cuando la manecilla larga apunta derecho hacia arriba.",
  "Quarter past means a quarter of an hour after the full hour.":
    "Y cuarto significa un cuarto de hora después de la hora en punto.",
  "Quarter to means a quarter of an hour before the full hour.":
    "Un cuarto para significa un cuarto de hora antes de la hora en punto.",
  "Half past means half an hour after the full hour.": "Y media significa media hora después de la hora en punto.",
  "A timetable is a list of when things begin.": "Un horario es una lista de cuándo empiezan las cosas.",
  "Change is the money you get back when you give more than the price.":
    "El cambio es el dinero que te devuelven cuando das más que el precio.",
  "A bill is a list of what you have to pay.": "Una cuenta es una lista de lo que tienes que pagar.",
  "A till is the place in a shop where you pay.": "La caja es el lugar de una tienda donde pagas.",
  "A purse is a small bag for money.": "Un monedero es una bolsa pequeña para el dinero.",
  "A debt is money that somebody still has to pay back.": "Una deuda es dinero que alguien todavía tiene que devolver.",
  // Things that hold others, and amounts
  "A tin is a small metal box.": "Una lata es una caja pequeña de metal.",
  "A tray is a flat plate that things are carried on.": "Una bandeja es un plato plano para llevar cosas.",
  "A jar is a glass pot with a lid.": "Un frasco es un recipiente de vidrio con tapa.",
  "A jug is a pot with a handle that you pour from.": "Una jarra es un recipiente con asa para servir agua o jugo.",
  "A tank is a big box or pot for water.": "Un tanque es una caja o un recipiente grande para agua.",
  "A crate is a big strong box for carrying things.": "Un cajón es una caja grande y fuerte para llevar cosas.",
  "A net is a bag made of string with holes.": "Una red es una bolsa hecha de cuerda con agujeros.",
  "A bunch is some things of one kind held together, such as flowers.":
    "Un ramo o un manojo son algunas cosas del mismo tipo que van juntas, como flores.",
  "A stack is things that lie one on top of the other.": "Una pila son cosas puestas una encima de la otra.",
  "A vase is a pot for flowers.": "Un florero es un recipiente para flores.",
  "A shelf is a board on a wall that things stand on.": "Un estante es una tabla en la pared donde se ponen cosas.",
  "A pair is two that belong together.": "Un par son dos cosas que van juntas.",
  "Tape is a long thin band that sticks or ties.": "Una cinta es una tira larga y delgada que pega o amarra.",
  "A ribbon is a thin band of cloth for tying or for hair.":
    "Un listón es una tira delgada de tela para amarrar o para el pelo.",
  "A section is one of the pieces that a thing is made of.":
    "Una sección es una de las piezas de que está hecha una cosa.",
  "A bow is a ribbon tied in a knot with loops.": "Un moño es un listón atado en un nudo con lazos.",
  // What children play and work with
  "A sticker is a small picture that sticks to paper.": "Una pegatina es un dibujo pequeño que se pega en el papel.",
  "A stamp is the small picture stuck on a letter to pay for sending it.":
    "Una estampilla es el dibujo pequeño que se pega en una carta para pagar el envío.",
  "A marble is a small glass ball to play with.": "Una canica es una bolita de vidrio para jugar.",
  "A bead is a small ball with a hole, for putting on a string.":
    "Una cuenta de collar es una bolita con un agujero, para ponerla en un hilo.",
  "A seed is a small grain that a plant grows from.": "Una semilla es un grano pequeño del que crece una planta.",
  "A seedling is a very young plant.": "Un brote es una planta muy joven.",
  "A counter is a small round piece for games.": "Una ficha es una pieza pequeña y redonda para juegos.",
  "An eraser rubs out what you wrote with a pencil.": "Una goma borra lo que escribiste con lápiz.",
  "A ruler is a straight stick with marks for measuring.": "Una regla es una vara recta con marcas para medir.",
  "A badge is a small sign that you pin on your clothes.":
    "Una insignia es una señal pequeña que se prende en la ropa.",
  "A necklace is a string of pretty things round the neck.":
    "Un collar es un hilo de cosas bonitas que se lleva en el cuello.",
  "A drone is a small flying machine that nobody sits in.":
    "Un dron es una máquina pequeña que vuela sin que nadie vaya dentro.",
  "A feather is one of the light things that cover a bird.":
    "Una pluma es una de las cosas ligeras que cubren a un pájaro.",
  "A lift is a small room that carries people up and down in a house.":
    "Un ascensor es un cuarto pequeño que sube y baja a la gente en un edificio.",
  "The ground floor is the lowest floor above the ground, where you come in.":
    "La planta baja es el piso más bajo sobre el suelo, por donde se entra.",
  "A strip is a long narrow piece.": "Una tira es una pieza larga y angosta.",
  "An edge is where a thing ends.": "Una orilla es donde termina una cosa.",
  "A flute is a pipe that you blow to make music.": "Una flauta es un tubo que se sopla para hacer música.",
  "A puppet is a doll that you move with your hand or with strings.":
    "Un títere es un muñeco que se mueve con la mano o con hilos.",
  "A comb is a flat thing with teeth for tidying hair.":
    "Un peine es una cosa plana con dientes para arreglar el pelo.",
  "A plank is a long flat piece of wood.": "Una tabla es una pieza de madera larga y plana.",
  "A rod is a long straight stick.": "Una varilla es un palo largo y recto.",
  "Clay is soft earth that you can form with your hands.":
    "El barro es tierra blanda a la que puedes dar forma con las manos.",
  "A scarf is a long cloth for the neck.": "Una bufanda es una tela larga para el cuello.",
  "A side is one of the straight lines round a figure.": "Un lado es una de las líneas rectas alrededor de una figura.",
  "The height is how far it is from the bottom to the top.": "La altura es cuánto hay de abajo hasta arriba.",
  "A kilometre is a thousand metres, a short walk.": "Un kilómetro son mil metros, un paseo corto.",
  "A metre is about as long as a big step.": "Un metro es más o menos tan largo como un paso grande.",
  // What is covered, fenced and planted
  "A fence is a thin wall of wood or wire round a place.":
    "Una cerca es una pared delgada de madera o alambre alrededor de un lugar.",
  "Hiking is walking a long way outside.": "Ir de excursión es caminar mucho al aire libre.",
  "A tile is a flat piece that covers a floor or a wall.":
    "Un azulejo es una pieza plana que cubre un piso o una pared.",
  "Turf is grass with its earth, laid like a carpet.":
    "El césped en rollo es pasto con su tierra, que se pone como una alfombra.",
  "A lawn is a piece of ground with short grass.": "Un césped es un pedazo de tierra con pasto corto.",
  "To mow is to cut grass.": "Cortar el césped es dejar corto el pasto.",
  "A terrace is a flat place with a hard floor beside a house.":
    "Una terraza es un lugar plano con piso duro junto a una casa.",
  "Paving is the stones that a path or a yard is covered with.":
    "El empedrado son las piedras que cubren un camino o un patio.",
  "A mat covers a piece of floor.": "Un tapete cubre un pedazo del piso.",
  "Netting is string or wire with holes, like a net.": "La malla es cuerda o alambre con agujeros, como una red.",
  "Felt is thick soft cloth.": "El fieltro es una tela gruesa y suave.",
  "A track is a way that goes round, for running or skating.":
    "Una pista es un camino que da la vuelta, para correr o patinar.",
  "A lap is once round the track.": "Una vuelta es recorrer la pista una vez.",
  "A stage is the place where people act or sing for others.":
    "Un escenario es el lugar donde la gente actúa o canta para otros.",
  // Plants, animals, food
  "A hen is the bird that lays eggs for us.": "Una gallina es el ave que nos da huevos.",
  "A tulip is a flower that comes in spring.": "Un tulipán es una flor que sale en primavera.",
  "A muffin or a bun is a small round cake or bread.": "Un panecillo es un pastel o un pan pequeño y redondo.",
  "Grapes are small round fruits that grow in bunches.":
    "Las uvas son frutas pequeñas y redondas que crecen en racimos.",
  "A plum is a soft round fruit with a stone inside.": "Una ciruela es una fruta blanda y redonda con un hueso dentro.",
  "A clove is one piece of garlic, or a small dried flower bud for cooking.":
    "Un diente es un pedazo de ajo, y un clavo de olor es una flor pequeña y seca para cocinar.",
  // What people do in the stories
  "To sort is to put things of one kind together.": "Clasificar es juntar las cosas del mismo tipo.",
  "To pour is to let water run out of a pot.": "Verter es dejar que el agua salga de un recipiente.",
  "To sweep is to clean the ground with a broom.": "Barrer es limpiar el piso con una escoba.",
  "To knit is to make clothes of wool with two needles.": "Tejer es hacer ropa de lana con dos agujas.",
  "To fold paper is to bend it so that one part lies on the other.":
    "Doblar papel es ponerlo de modo que una parte quede sobre la otra.",
  "To cover a thing is to lie all over it.": "Cubrir una cosa es estar por encima de toda ella.",
  "To skate is to roll or slide along on special shoes.": "Patinar es rodar o deslizarse con zapatos especiales.",
  "To clap is to hit your hands together.": "Aplaudir es juntar las manos con fuerza para que suenen.",
  "A beat is one of the even knocks that music is counted by.":
    "Un pulso es uno de los golpes parejos con que se cuenta la música.",
  "To flash is to light up for a moment.": "Destellar es encenderse por un momento.",
  "Striped means with lines of another colour.": "De rayas significa con líneas de otro color.",
  "Per means: for each.": "Por significa: para cada uno.",

  // Another sense of a word
  "A floor with a minus is below the ground floor: floor $-1$ is the first one down.":
    "Un piso con signo menos está debajo de la planta baja: el piso $-1$ es el primero hacia abajo.",
  "Room for so many means: so many fit in.": "Espacio para cierta cantidad significa: esa cantidad cabe.",
  "A note is money made of paper.": "Un billete es dinero de papel.",
  "To note down is to write so that it is not forgotten.": "Anotar es escribir algo para que no se olvide.",
  "A quarter is a coin of 25 cents.": "Un quarter es una moneda de 25 centavos.",
  "A quarter of an hour is 15 minutes.": "Un cuarto de hora son 15 minutos.",
  "A dime is a coin of 10 cents.": "Un dime es una moneda de 10 centavos.",
  "A nickel is a coin of 5 cents.": "Un nickel es una moneda de 5 centavos.",
  "A penny is a coin of 1 cent.": "Un penny es una moneda de 1 centavo.",
  "A second is a very short time: sixty of them are a minute.":
    "Un segundo es un tiempo muy corto: sesenta de ellos son un minuto.",
  "The empty box keeps the place of a number that is looked for.":
    "La casilla vacía guarda el lugar de un número que se busca.",
  "The two bars ask how far the number between them is from zero.":
    "Las dos barras preguntan qué tan lejos del cero está el número que hay entre ellas.",
  "A minus before a bracket asks for the opposite of what is in it.":
    "Un signo menos delante de un paréntesis pide el opuesto de lo que hay dentro.",
  "The top of a fraction is its numerator: how many parts there are.":
    "Lo de arriba de una fracción es su numerador: cuántas partes hay.",
  "The bottom of a fraction is its denominator: how big the parts are.":
    "Lo de abajo de una fracción es su denominador: qué tan grandes son las partes.",
  "A match is a game of two teams or two players.": "Un partido es un juego de dos equipos o de dos jugadores.",
  "A times table is a list of what a number comes to, taken once, twice, and so on.":
    "Una tabla de multiplicar es una lista de lo que resulta de un número, tomado una vez, dos veces, y así.",
  "A table has legs and a flat top that things lie on.":
    "Una mesa tiene patas y una parte plana arriba donde se ponen cosas.",
  "Rubber is a soft stuff that bends and springs back.":
    "El hule es un material blando que se dobla y vuelve a su forma.",
  "A rubber ball is a soft ball that jumps well.": "Una pelota de hule es una pelota blanda que rebota bien.",
  "Film is a very thin sheet.": "El plástico adherente es una hoja muy delgada.",
  "The last one comes after all the others.": "El último viene después de todos los demás.",
  "The key says what one of the small pictures counts.": "La clave dice cuánto cuenta uno de los dibujos pequeños.",
  "A key opens and closes a door.": "Una llave abre y cierra una puerta.",
  "A sign is a mark such as plus, minus or equals that says what is done or how numbers compare.":
    "Un signo es una marca como más, menos o igual que dice qué se hace o cómo se comparan los números.",
  "A sign is a board that tells people something.": "Un letrero es una tabla que le dice algo a la gente.",
  "Points are what you get for doing well in a game.": "Los puntos son lo que ganas cuando te va bien en un juego.",
  "The point stands between the ones and the tenths.": "El punto está entre las unidades y las décimas.",
  "A point is a place on the line.": "Un punto es un lugar en la línea.",
  "A round of a game is one turn for everybody.": "Una ronda de un juego es un turno para cada jugador.",
  "In a bar graph the bar ends at the number it shows.":
    "En una gráfica de barras la barra termina en el número que muestra.",
  "A cross stands for one thing that was measured.": "Una cruz representa una cosa que se midió.",
  "To change a number here is to write it in another way, worth the same.":
    "Cambiar un número aquí es escribirlo de otra manera, que vale lo mismo.",
  "A straw is a thin pipe to drink through.": "Un popote es un tubo delgado para beber.",
  "A stick is a long thin piece of wood.": "Un palo es un pedazo de madera largo y delgado.",
  "The terms of a fraction are its top and its bottom.":
    "Los términos de una fracción son su número de arriba y su número de abajo.",
  "The form of a number is the way it is written.": "La forma de un número es la manera en que está escrito.",
  "A flower bed is a piece of ground with flowers.": "Un cantero es un pedazo de tierra con flores.",
  "A board game is played with pieces on a board.": "Un juego de mesa se juega con fichas en un tablero.",
  "A block is a solid piece, such as one of wood.": "Un bloque es una pieza sólida, por ejemplo de madera.",
  "Common means that all of them have it.": "Común significa que todos lo tienen.",
  "A place is where a digit stands in a number.": "Un lugar es donde está un dígito en un número.",
  "The value of a thing is how much it counts.": "El valor de una cosa es cuánto cuenta.",

  // What a number is a number of

  // Parts of a whole
  "A half is one of two equal parts of a whole.": "Un medio es una de dos partes iguales de un entero.",
  "A third is one of three equal parts of a whole.": "Un tercio es una de tres partes iguales de un entero.",
  "A quarter is one of four equal parts of a whole.": "Un cuarto es una de cuatro partes iguales de un entero.",
  "A fourth is one of four equal parts of a whole.": "Un cuarto es una de cuatro partes iguales de un entero.",
  "A fifth is one of five equal parts of a whole.": "Un quinto es una de cinco partes iguales de un entero.",
  "A sixth is one of six equal parts of a whole.": "Un sexto es una de seis partes iguales de un entero.",
  "A seventh is one of seven equal parts of a whole.": "Un séptimo es una de siete partes iguales de un entero.",
  "An eighth is one of eight equal parts of a whole.": "Un octavo es una de ocho partes iguales de un entero.",
  "A ninth is one of nine equal parts of a whole.": "Un noveno es una de nueve partes iguales de un entero.",
  "A tenth is one of ten equal parts of a whole.": "Un décimo es una de diez partes iguales de un entero.",
  "An eleventh is one of eleven equal parts of a whole.": "Un onceavo es una de once partes iguales de un entero.",
  "A twelfth is one of twelve equal parts of a whole.": "Un doceavo es una de doce partes iguales de un entero.",
  "A fifteenth is one of fifteen equal parts of a whole.": "Un quinceavo es una de quince partes iguales de un entero.",
  "A sixteenth is one of sixteen equal parts of a whole.":
    "Un dieciseisavo es una de dieciséis partes iguales de un entero.",
  "A twentieth is one of twenty equal parts of a whole.": "Un veinteavo es una de veinte partes iguales de un entero.",
  "A hundredth is one of a hundred equal parts of a whole.": "Un centésimo es una de cien partes iguales de un entero.",

  // Pictures
  "The line shows numbers in order, and from one mark to the next it is always the same step.":
    "La recta muestra los números en orden, y de una marca a la siguiente hay siempre el mismo paso.",
  "The numbers at the line name some of its marks, so that you can tell what the others stand for.":
    "Los números de la recta nombran algunas de sus marcas, para que sepas qué representan las otras.",
  "A dot stands where a number has its place on the line.": "Un punto está donde un número tiene su lugar en la recta.",
  "A jump leads from one number to another, and shows how far that is.":
    "Un salto va de un número a otro, y muestra cuánto hay entre ellos.",
  "Count the spaces from one mark to the next: the mark where you begin is no step yet.":
    "Cuenta los espacios de una marca a la siguiente: la marca donde empiezas todavía no es un paso.",
  "One bar is one whole, cut into parts of the same size, and some of them are coloured.":
    "Una barra es un entero, cortado en partes del mismo tamaño, y algunas tienen color.",
  "The white parts belong to the whole too, they are only not coloured.":
    "Las partes blancas también son del entero, solo que no tienen color.",
  "One circle is one whole, cut into parts of the same size, and some of them are coloured.":
    "Un círculo es un entero, cortado en partes del mismo tamaño, y algunas tienen color.",
  "The rectangle shows a multiplication: each piece is what stands above it times what stands beside it.":
    "El rectángulo muestra una multiplicación: cada pieza es lo que está encima por lo que está al lado.",
  "The numbers at the sides are the ones that are multiplied.": "Los números de los lados son los que se multiplican.",
  "Each piece is what stands above it times what stands beside it.":
    "Cada pieza es lo que está encima por lo que está al lado.",
  "A small cube stands for a one, a long rod for ten of them, and a big square for ten rods.":
    "Un cubo pequeño representa una unidad, una barra larga diez de ellas, y un cuadrado grande diez barras.",
  "No: a rod is ten and a big square is a hundred, so count them by kind.":
    "No: una barra es diez y un cuadrado grande es cien, así que cuéntalos por tipo.",
  "Each dot stands for one thing, and the rows are equally long.":
    "Cada punto representa una cosa, y las filas tienen el mismo largo.",
  "No: the rows are equally long, so count one row, and then the rows.":
    "No: las filas tienen el mismo largo, así que cuenta una fila, y luego las filas.",
  "Each dot stands for one thing, and the groups are of the same size.":
    "Cada punto representa una cosa, y los grupos son del mismo tamaño.",
  "No: the groups are of one size, so count one group, and then the groups.":
    "No: los grupos son del mismo tamaño, así que cuenta un grupo, y luego los grupos.",
  "Each column of the chart has a heading that says what the digits below it count.":
    "Cada columna de la tabla tiene un título que dice qué cuentan los dígitos de abajo.",
  "The balance is level, so there is as much on the left as on the right.":
    "La balanza está pareja, así que hay tanto a la izquierda como a la derecha.",
  "The short hand of the clock shows the hours, and the long one the minutes.":
    "La manecilla corta del reloj muestra las horas, y la larga los minutos.",
  "The numbers of the clock are the hours, for the short hand; the long hand takes five minutes from one to the next.":
    "Los números del reloj son las horas, para la manecilla corta; la manecilla larga tarda cinco minutos de uno al siguiente.",
  "From one small mark of the clock to the next it is one minute.":
    "De una marca pequeña del reloj a la siguiente hay un minuto.",
  "From one number of the clock to the next count five minutes at once.":
    "De un número del reloj al siguiente cuenta cinco minutos de una vez.",
  "The bar stands for all of it together, and its pieces are the parts that make it up.":
    "La barra representa todo junto, y sus piezas son las partes que la forman.",
  "The numbers in the bar say how big each piece is, or all of it.":
    "Los números de la barra dicen qué tan grande es cada pieza, o toda la barra.",
  "The question mark stands in the part that you look for.": "El signo de pregunta está en la parte que buscas.",
  "Each bar stands for a number: look at the scale to see where it ends.":
    "Cada barra representa un número: mira en la escala dónde termina.",
  "The numbers on the scale say how much a bar shows that ends there.":
    "Los números de la escala dicen cuánto muestra una barra que termina ahí.",
  "A space between two lines counts as much as the numbers on the scale go up.":
    "Un espacio entre dos líneas cuenta lo mismo que suben los números de la escala.",
  "Each circle stands for as many as the key says, and a half circle for half as many.":
    "Cada círculo representa tantos como dice la clave, y medio círculo la mitad.",
  "The number in the key says how many one circle stands for.":
    "El número de la clave dice cuántos representa un círculo.",
  "Half a circle counts half of what the key says.": "Medio círculo cuenta la mitad de lo que dice la clave.",
  "The coins and notes have written on them what each is worth.":
    "Las monedas y los billetes tienen escrito cuánto vale cada uno.",
  "The number on a coin or a note says what it is worth.": "El número de una moneda o de un billete dice cuánto vale.",
  "The picture shows a flat shape from above, true to its lengths.":
    "El dibujo muestra una figura plana desde arriba, con sus medidas verdaderas.",
  "A number beside a side says how long that side is.": "Un número junto a un lado dice cuánto mide ese lado.",
  "Each little square is one unit of the area.": "Cada cuadrito es una unidad del área.",
  "The picture shows a solid: it goes to the right, to the back and upwards.":
    "El dibujo muestra un sólido: va hacia la derecha, hacia atrás y hacia arriba.",
  "A number beside an edge says how long that edge is.": "Un número junto a una orilla dice cuánto mide esa orilla.",
  "Each cube is one unit of the volume.": "Cada cubo es una unidad del volumen.",
  "The ruler measures a thing: see at which marks the thing begins and ends.":
    "La regla mide una cosa: mira en qué marcas empieza y termina la cosa.",
  "The numbers on the ruler say how far a mark is from zero.":
    "Los números de la regla dicen qué tan lejos del cero está una marca.",
  "Each cross stands for one thing that was measured, and the number below it says what was measured.":
    "Cada cruz representa una cosa que se midió, y el número de abajo dice qué se midió.",
  "A number below the line is what was measured, once for each cross above it.":
    "Un número debajo de la línea es lo que se midió, una vez por cada cruz de encima.",
  "Each cross counts once. Count those that the question asks about.":
    "Cada cruz cuenta una vez. Cuenta las que pide la pregunta.",

  // Places of a number
  "The ones are the last place of a whole number; with a decimal point, the one before the point.":
    "Las unidades son el último lugar de un número entero; con punto decimal, el lugar antes del punto.",
  "The tens are one place left of the ones.": "Las decenas están un lugar a la izquierda de las unidades.",
  "The hundreds are two places left of the ones.": "Las centenas están dos lugares a la izquierda de las unidades.",
  "The thousands are three places left of the ones.": "Los millares están tres lugares a la izquierda de las unidades.",
  "The ten thousands are four places left of the ones.":
    "Las decenas de millar están cuatro lugares a la izquierda de las unidades.",
  "The hundred thousands are five places left of the ones.":
    "Las centenas de millar están cinco lugares a la izquierda de las unidades.",
  "The tenths are the first place behind the decimal point.":
    "Las décimas son el primer lugar después del punto decimal.",
  "The hundredths are the second place behind the decimal point.":
    "Las centésimas son el segundo lugar después del punto decimal.",

  // Two words told apart
  "The denominator is the bottom number, and the numerator is the top number.":
    "El denominador es el número de abajo, y el numerador es el número de arriba.",
  "A factor goes into a number with nothing left over. A multiple is what you get when you count on in steps of it.":
    "Un factor cabe en un número sin que sobre nada. Un múltiplo es lo que obtienes cuando sigues contando en saltos de él.",
};
