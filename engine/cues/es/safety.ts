// The same names as in the English table, for what children write in Spanish. What is under safety-of.ts is looked for in
// lower case without marks, with one gap between words; what is under redact.ts in the text as it was written.

// dialogue/safety/redact.ts

export const PERSONAL_GMAIL =
  /[\p{L}\d._]{1,40} ?arroba ?(?:gmail|hotmail|yahoo|outlook|icloud)(?: ?(?:\.|punto) ?com)?/giu;
export const PERSONAL_MUMS =
  /\b((?:(?:mi|el|nuestro) (?:n[uú]mero )?(?:de )?(?:tel[eé]fono|tel|celular|cel|whats|whatsapp|wasap)(?: de mi \p{L}{1,12})?|mi n[uú]mero(?= (?:es )?\+?(?:\D{0,2}\d){8}))(?: es)?(?: el)?:?\s{0,3})\+?\(?\d(?:[\s().-]{0,2}\d){5,14}/giu;
export const PERSONAL_CALL =
  /\b((?:ll[aá]mame|m[aá]rcame|escr[ií]beme|m[aá]ndame(?: un)? (?:mensaje|whats|whatsapp)) (?:al |a |en )?)\+?\d(?:[\s-]?\d){5,14}/giu;
export const PERSONAL_OUR =
  /\b((?:(?:mi|la|nuestra) (?:contrase[nñ]a|contrase[nñ]ia|password)|mi (?:clave|pass|pin|nip))(?: del? (?:\p{L}{2,3} )?\p{L}{1,20})?(?: es|:| =|=)(?!\s{0,3}\[)\s{0,3})\S{1,40}/giu;
export const PERSONAL_OUR_2 = /\b((?:mi|nuestra) (?:direcci[oó]n|domicilio)(?: es|:)(?!\s{0,3}\[)\s{0,3}).{1,80}/giu;
export const PERSONAL_LIVE =
  /\b((?:[vb]i[vb]o|[vb]i[vb]imos|mi casa est[aá]|mi casa queda) en (?:la |el )?(?:calle|avenida|av|colonia|col|privada|calzada|callej[oó]n|carrera|pasaje|bulevar|blvd|fraccionamiento|departamento|depto|n[uú]mero)\.? )(?!\[|con |que |y |de |donde ).{2,60}/giu;
export const PERSONAL_INSTA =
  /\b(mi (?:cuenta de |usuario de )?(?:insta|instagram|ig|snap|snapchat|discord|tik ?tok|whatsapp|roblox|face|facebook|fb|usuario|gamertag)(?: es|:)(?!\s{0,3}\[)\s{0,3})\S{2,40}/giu;
export const PERSONAL_FULL =
  /\b((?:me llamo|mi nombre(?: completo)? es|soy) )[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20}){1,3}((?: y)?,? (?:voy|estudio|estoy) (?:a|en) (?:la |el )?(?:escuela|primaria|colegio|cole|instituto) )[\p{L}\d' .]{2,40}/giu;
export const PERSONAL_FULL_2 = /\b(mi nombre completo es )[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20}){1,4}/giu;
export const PERSONAL_WENT =
  /\b((?:[Vv]oy a|[Ee]studio en|[Ee]stoy en) (?:la |el )?(?:escuela|primaria|colegio|instituto)(?: primaria)? )\p{Lu}[\p{L}.]{1,20}(?: (?:de |del |la )?\p{Lu}[\p{L}.]{1,20}){0,4}/gu;
export const PERSONAL_WAS =
  /\b((?:nac[ií] el|mi cumplea[nñ]os es|mi fecha de nacimiento es)(?: el)? )(?!\[)(?=.{0,24}\d{4}).{4,30}/giu;

// dialogue/safety/safety-of.ts

export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ (?:kiero|qiero|quero|kero|kyero|quiro|ciero)(?= )/gu, " quiero"],
  [/ (?:kisiera|qisiera|quiciera)(?= )/gu, " quisiera"],
  [/ kier(?=en? )/gu, " quier"],
  [/ m(?= (?:peg|toc|golp|cort|mat|odi|lastim|viol|ago|hago|hac|quier|dij|llamo))/gu, " me"],
  [/ t(?= (?:voi|voy|boy|quier))/gu, " te"],
  [/ (?:q|k|ke)(?= )/gu, " que"],
  [/ (?:voi|boy|boi)(?= a )/gu, " voy"],
  [/ ago(?= dan)/gu, " hago"],
  [/ (?:asen|acen|hasen)(?= )/gu, " hacen"],
  [/ (?:ise|ice|hise)(?= dan)/gu, " hice"],
  [/ (?:bibir|vibir|bivir)(?= )/gu, " vivir"],
  [/ (?:bib|vib|biv)(?=[oa] )/gu, " viv"],
  [/ (?:toy|estoi)(?= )/gu, " estoy"],
  [/ (?:kasa|caza)(?= )/gu, " casa"],
  [/ (?:eskuela|escuel|escuelita)(?= )/gu, " escuela"],
  [/ nadien(?= )/gu, " nadie"],
  [/ (?:h?ermanit|erman)(?=[oa]s? )/gu, " herman"],
  [/ (?:papi|papito|apa|papas|papis)(?= )/gu, " papa"],
  [/ (?:mami|mamita|ama)(?= (?:me|le|nos|se) )/gu, " mama"],
  [/ bul{1,2}[iy]{1,2}ng?(?= )/gu, " bullying"],
  [/ (?:yev|lleb|yeb)(?=[aoe]\w{0,4} )/gu, " llev"],
  [/ (?:cuchiyo|kuchillo|cuchio)(?= )/gu, " cuchillo"],
];
const WANT =
  "(?:quiero|quisiera|queria|quise|deseo|prefiero|preferiria|voy a|iba a|ganas de|me gustaria|desearia|necesito|pense en|pienso en|pensando en|pensado en|intente|trate de)";
/** Said of laughing and of being hungry: no wish to die. */
const OF =
  "(?! (?:de|del) (?:\\w+ )?(?:risa|hambre|sueno|sed|frio|calor|ganas|pena|verguenza|amor|miedo|emocion|nervios|cansancio))";
const HAIR = "(?! (?:el|mi|un|las|mis) (?:pelo|cabello|fleco|poco|pedazo|unas|dedo))";
const LIMBS = "(?:brazos?|munecas?|venas|piernas?|piel|muslos?|cuerpo|manos)";
export const HARM = new RegExp(
  ` (?:${WANT} (?:ya |mejor |solo |solamente )?(?:morir(?:me)?${OF}|matarme${OF}|suicidarme|ahorcarme|colgarme|cortarme${HAIR}|lastimarme|hacerme dano|desaparecer(?:me)?(?! (?:el|la|los|las|un|una|\\d+|este|ese))|estar muert[oa]|no existir|no vivir|no haber nacido|quitarme la vida|no despertar|dejar de (?:vivir|existir|respirar))|me (?:quiero|quisiera|queria|quise|voy a|iba a|intente|trate de|dan ganas de|gustaria) (?:ya |mejor )?(?:morir${OF}|matar${OF}|suicidar|ahorcar|colgar|cortar${HAIR}|lastimar|hacer dano|quitar la vida|estar muert[oa]|no existir|(?:tirar|aventar) (?:del?|desde|por) (?:\\w+ )?(?:puente|techo|azotea|ventana|balcon|edificio))|no (?:quiero|quisiera|queria) (?:seguir |ya )?(?:vivir(?! (?:en|con|aqui|ahi|lejos|cerca))|viviendo|vivo|existir|existiendo|estar viv[oa]|estar en este mundo|despertar(?:me)?(?! (?:temprano|a)))|(?:ojala|quisiera que|como quisiera) (?:yo )?(?:me muera|me muriera|estuviera muert[oa]|no hubiera nacido|no existiera|no despertara)|(?:no hubiera nacido|nunca hubiera nacido|estaria mejor muert[oa]|mejor me muero|mejor muert[oa]|(?:mejor|mejores|felices) sin mi)|(?<! se )me corto(?= (?:$|y |cuando |porque |con |a proposito|a veces|sol[oa] |siempre |mucho ))|me (?:corto|corte|cortaba|corta|he cortado|quemo|rasguno) (?:los|mis|las|el|la|en) (?:los |mis |el )?${LIMBS}|me (?:hago|hice|hacia|he hecho) (?:mucho )?dano|me (?:corto|corte) con (?:un|una|el|la|mi) (?:navaja|cuchilla|rasuradora|vidrio|sacapuntas)|me he cortado(?= (?:$|varias|muchas))|me (?:pego|golpeo|corto|lastimo|rasguno) (?:a mi mism[oa]|yo sol[oa])|me lastimo (?:a proposito|sol[oa]|cuando|los|las|yo)|suicid\\w{0,10}|autolesion\\w{0,6}|(?:acabar|terminar) con mi vida|quitar(?:me)? la vida|no (?:tiene|tengo|hay|veo|vale) (?:\\w+ )?(?:caso|sentido|razon|razones|pena|ganas) (?:de |para |en )?(?:seguir )?(?:vivir|viviendo)|ganas de vivir|(?:cansad[oa]|hart[oa]) de (?:vivir|mi vida|la vida)|odio (?:vivir|estar viv[oa])|nadie me (?:va a extranar|extranaria|extranara)|(?:nadie|a nadie le importa\\w{0,2}) si me (?:muero|muriera)|tom\\w{1,5} todas (?:las|mis) pastillas) `,
  "u",
);
export const KILLED = / (?:morir|morirme|matar|matarme|muert[oa]|ahorcar|colgar|desaparecer|muero) /u;
export const SAD =
  / (?:nadie me (?:quiere|ama|entiende|habla|soporta|hace caso)|todos me odian|todo el mundo me odia|me odian todos|me odio|odio mi (?:vida|cuerpo)|(?:estoy|me siento|ando) (?:muy |tan |bien |demasiado |super |siempre |todo el tiempo )*(?:triste(?! (?:porque|de que|por|cuando) (?:no|me|la|el|lo|est\w+|hice|puse|saque) )|deprimid[oa]|desesperad[oa]|vaci[oa] por dentro)|me siento (?:muy |tan |bien |siempre )*(?:sol[oa](?! con (?:est|la|el))|vaci[oa]|inutil|una carga)|estoy (?:muy|tan|siempre) sol[oa]|siempre estoy (?:triste|sol[oa])|no puedo (?:dejar|parar) de llorar|lloro (?:tod[oa]s (?:los|las)|siempre|mucho|cada|diario)|(?:quiero|voy a) (?:irme|escaparme|huir|escapar) de (?:mi |la )?casa|me (?:quiero|voy a) (?:ir|escapar) de mi casa|no quiero vivir (?:en mi casa|con mi|aqui)|no valgo nada|soy una carga|no tengo amig[oa]s|no le importo a nadie|a nadie le importo|ataques? de (?:panico|ansiedad)|no quiero estar aqui) /u;
export const TOUCH =
  / (?:toca\w{0,4}|toco|toque\w{0,2}|desnud\w{0,3}|nudes?|privad[oa]s?|secreto|viol\w{1,4}|intimas|manose\w{1,4}) /u;
const ARM = "(?:pistola|cuchillo|navaja|arma|bomba|rifle|escopeta|machete)";
export const WEAPON = new RegExp(
  ` (?:(?:llevar|llevo|lleve|llevare|traer|traigo|traje|traere|tengo|meter|meti|metere|esconder|escondi|escondo|puse|poner|pondre|hay) (?:un|una|la|el|mi) ${ARM} (?:de mi \\w{1,12} )?(?:\\w{1,10} )?(?:a|en|al|para|debajo de) (?:la |mi |el )?(?:escuela|clase|salon|mochila|colegio|cole|casillero|primaria|pupitre)|(?:llevar|llevare) (?:a|al) (?:la |mi )?(?:escuela|clase|salon|colegio|cole) (?:un|una|la|el|mi) ${ARM}) `,
  "u",
);
/** Said of games. "juego" alone is none: "me pega cuando juego". */
export const PLAY =
  / (?:minecraft|roblox|fortnite|free fire|en (?:el|un|mi|ese|los) (?:video)?juegos?|videojuegos?|jugando|partida|nivel|jefe|creepers?|zombis?|zombies?|monstruos?|dragon(?:es)?|enemigos?|lava|mario|pokemon|ajedrez|futbol|basquet|gol|carrera|peli|pelicula) /u;
export const LIGHT =
  / (?:aburrid[oa]|aburrimiento|(?:ja|je|ji)(?:ja|je|ji){1,20}j?|xd|lol|broma|tareas?|matematicas|mates?|dificil|preguntas?|examen|numeros|fracciones|restas|sumas|tablas|divisiones|flojera|oso) /u;
export const SWEARING =
  /^(?:put[oa]s?|putis?im[oa]|putad\p{L}{1,3}|pta|hijueput\p{L}{1,3}|hijoput\p{L}{1,3}|hdp|hdtpm|ptm|ctm|csm|alv|vrg|verg(?:a|as|on|ón|azo|uiza)|pendej\p{L}{1,5}|pndj[oa]?|pinches?|ching(?:a|ar|o|on|ón|ada|ado|ados|adera|aderas|aste|uen|atumadre|as|ue)|chingues|cabr(?:o|ó)n|cabron(?:es|a|as)|cul(?:o|os|er[oa]s?|ei?ro)|mierd(?:a|as|ero)|mrd|mam(?:es|ada|adas|on|ón|ona)|maric(?:a|as|on|ón|ones)|jotos?|jod(?:er|ete|an|as|id[oa]s?|a)|jódete|coñ(?:o|os|azo)|carajo|cag(?:ar|ada|adas|aste|on|ón|ue|ué)|huev(?:on|ón|ona|ones)|web(?:on|ón)|güev(?:on|ón)|pelotud[oa]s?|malparid[oa]s?|gonorrea|conchetumadre|conchatumadre|conchasumadre|culiad[oa]s?|culiao|weon|weón|zorr(?:on|ón)|pij(?:a|as)|bast?ard[oa]s)$/u;
const MASK = "[*#@$!]{1,3}";
export const MASKED = new RegExp(
  `^(?:p${MASK}t[oa]s?|put[*#@$!]|(?=p\\S{0,6}[*#@$!])p[e*#@$!]{1,3}n?d?[e*#@$!]?j[oa*#@$!]s?|pend${MASK}j?[oa]?s?|m${MASK}e?rda|mi${MASK}rda|mier${MASK}a?|v${MASK}rga|ver${MASK}a|ch${MASK}ng\\p{L}{1,5}|ching${MASK}\\p{L}{0,8}|mam${MASK}da|p${MASK}nche|c${MASK}br[oó]n|cabr${MASK}n|c${MASK}l(?:o|ero)|j${MASK}der|co[*#@$!]o|c[*#@$!]ño)$`,
  "u",
);
export const FAMILY =
  "(?:papa|padre|padres|padrastro|mama|madre|madrastra|ti[oa]|abuel[oa]|abuelit[oa]|maestr[oa]|profe|profesora?|entrenador|padrino|madrina|nin[ae]ra|vecin[oa]|senor|senora|hombre|muchacho|adulto|novio|padrecito|cura|pastor|chofer)";
export const HURTING =
  "(?:(?:peg|golpe|lastim|cachete|pate|azot|ahorc|quem|maltrat|madre|manose|viol|amenaz|abus|abofete|nalgue)(?:a|o|an|aba|aban|aron|ado|ando)|hac(?:e|en|ia) (?:mucho )?dano|hizo dano|(?:da|dan|dio|daba) (?:de |una |unas |con )?(?:cachetad\\w{1,2}|golpes?|patad\\w{1,2}|cinturonazos?|chanclazos?|nalgad\\w{1,2}|el cinturon|el cinto|la chancla|una paliza))";
const BODY =
  "(?:cara|cabeza|brazos?|piernas?|cuerpo|pecho|pechos|nalgas|pompis|pompas|panza|boca|cola|colita|vagina|pene|partes|espalda|muslos?|entrepierna)";
const BLOW = `(?:${BODY}|cachetada|patada|paliza|golpiza|nalgada|bofetada|punetazo|golpe)`;
/** What is stuck or given is no blow: "me pegó la estampa"; nor is the sun. */
const NO_BLOW = `(?! (?:el|la|los|las|un|una|unos|unas|su|al|\\d+) (?!${BLOW})| (?:estamp\\w{1,5}|calcomani\\w{1,3}|pegatinas?|stickers?|estrell\\w{1,4}|caritas?) | (?:en|a) (?:el |la )?(?:carrera|cuaderno|libreta|hoja|pared|ajedrez))`;
export const UNKIND = new RegExp(
  ` (?:bullying|se (?:burla|burlan|burlo|burlaron|burlaban|rie|rien|rieron) (?:todos )?de (?:mi|nosotros|nosotras)(?= (?:$|tod[oa]s|siempre|en|por|porque|cuando|y|mucho|a|los|las|otra|mis|pero))|burlandose de mi|(?:herman[oa]s?|prim[oa]s?|amig[oa]s?|nin[oa]s?|companer[oa]s?|chic[oa]s?|todos|alguien de mi salon) (?:\\w{1,12} ){0,3}?(?:me|nos) (?:peg(?:a|o|an|aba|aban|aron)${NO_BLOW}|golpe(?:a|o|an|aron)|pate(?:a|o|an|aron)|empuj(?:a|o|an|aron)|lastim(?:a|o|an|aron)|molest(?:an|aron)|insult(?:a|o|an|aron)|escup(?:e|io|en|ieron)|humill(?:a|an)|amenaz(?:a|o|an|aron)|jal(?:a|o|an) (?:el|del) (?:pelo|cabello))|(?:me|nos) (?:pego|pega|golpeo|empujo|pateo) (?:un|una|mi|otr[oa]) (?:nin[oa]|companer[oa]|herman[oa]|prim[oa]|amig[oa]|chic[oa])|me (?:molestan|insultan|humillan|acosan|escupen|amenazan|empujan)(?= (?:$|en |todos |mucho |siempre |y |a veces |porque |mis |unos |los nin|los comp|cuando ))|me (?:dicen|llaman) (?:gord[oa]|fe[oa]|tont[oa]|burr[oa]|estupid[oa]|idiota|cerd[oa]|gay)|me (?:ponen|dicen) apodos|no (?:hay|tenemos|tengo) (?:nada (?:de|para|que) )?(?:comer|comida|de comer|que comer|para comer) (?:en (?:mi|la|nuestra)?(?: )?casa|hoy|$)|en (?:mi )?casa no hay (?:nada )?(?:de |que |para )?(?:comer|comida)|nadie quiere jugar conmigo|no tenemos (?:comida|que comer|para comer|de comer|nada que comer)|no (?:he|hemos) comido (?:hoy|desde|nada|en)|no hemos comido|me hacen burla|nadie se junta conmigo|(?:un (?:senor|hombre)|una senora) (?:\\w{1,12} ){0,2}?me (?:sigue|siguio|ofrece|ofrecio|espia|pide fotos|pidio fotos)|no com(?:i|o|imos) (?:nada )?desde|mis (?:papa|padres) (?:siempre |se |todo el tiempo )*(?:pelean|gritan|pegan|golpean|peleando)|(?:desconocid[oa]|extran[oa]|en internet|por internet) (?:\\w{1,12} ){0,3}(?:verme|conocerme|me (?:escribe|escribio|sigue|habla|pide|pidio|pregunta|pregunto))|quiere (?:verme|conocerme) en persona|pregunt(?:a|o) donde vivo) `,
  "u",
);
const RARELY =
  "(?:(?:siempre|a veces|ya|tambien|ayer|hoy|anoche|en la noche|por la noche|todos los dias|todas las noches|mucho|luego|una vez|mayor|menor|grande|que vive conmigo|de mi mama|de la escuela) ){0,2}";
/** "me toca" is as well a turn and a share. */
const TOUCHED = `toc(?:a|o|aba|an|aron|aban|ando)(?: (?:el|la|los|las|mi|mis|en) (?:el |la |las |mi |mis )?${BODY}|(?! (?:el|la|los|las|un|una|unos|unas|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+|a(?! veces| la fuerza| solas| escondidas)|al|mas|menos|lo|igual|cada|su|con|por|tu|este|esta|ese|esa|primero|despues|ahora|\\w{1,12}[aei]r|\\w{1,12}[aei]rl[oae]s?) ))`;
export const ABUSE = new RegExp(
  ` (?:${FAMILY} (?:\\w{1,12} ){0,4}?(?:me|nos) ${HURTING}${NO_BLOW}|${FAMILY} (?:\\w{1,12} ){0,4}?(?:me|nos) (?:quiere|va a|iba a|puede) (?:pegar|golpear|lastimar|tocar|hacer dano)${NO_BLOW}|(?:me|nos) ${HURTING} (?:\\w{1,9} ){0,2}?(?:mi|un|una|el|la) ${FAMILY}|${FAMILY} ${RARELY}(?:(?:le|les|la|lo) )?${HURTING} a (?:mi|mis) (?:mama|papa|herman[oa]s?|abuel\\w{1,4}|ti[oa]|prim[oa]s?)|${FAMILY} (?:\\w{1,12} ){0,3}?(?:quiere|va a|quiso) (?:matar|golpear|lastimar|pegarle) a (?:mi|mis)|a (?:mi|mis) (?:mama|herman[oa]s?|abuel\\w{1,4}) (?:le|la|lo|les|los|las) ${HURTING} (?:mi|un|el) ${FAMILY}|(?<= (?:y|cuando|porque|si|siempre|veces|ya|casa|mucho|ayer|hoy|el|ella|alguien) |^ )(?:me|nos) (?:peg|golpe|lastim|maltrat|ahorc)(?:a|an|aba|aban|aron)${NO_BLOW}|(?:me|nos) (?:esta|estan|estaba|estaban) (?:pegando|golpeando|tocando|lastimando|maltratando)${NO_BLOW}|me (?:violo|violan|violaron|viola|manosea|manoseo|manosean|golpean|pegan|maltratan) (?:en|mucho|mis|cuando|si|porque|siempre|todos)|me (?:violo|violaron|manosea|manoseo|manosean|manosearon)|abus(?:a|o|an|aron) de mi|(?:${FAMILY}|herman[oa]|prim[oa]|alguien|el|ella) ${RARELY}(?:me|nos) (?:esta |estaba |anda )?${TOUCHED}|${FAMILY} (?:viene|entra|llega|toma|se (?:mete|acuesta|acerca|sube|enoja)) (?:\\w{1,9} ){0,4}?y me ${TOUCHED}|me (?:hacen?|hacia|obligan? a) (?:hacer )?cosas(?! (?:ricas|de|bonitas|faciles|dificiles|para|con))|me (?:toca|toco|tocaba|tocaron|tocan) (?:${RARELY})(?:ahi abajo|abajo|mis|sin mi permiso|y no me gusta|debajo|por debajo|las nalgas|el cuerpo|feo|la vagina|el pene|(?:mi|un|una) (?:${FAMILY}|primo|hermano))|(?<!(?:cuant[oa]s?|que|ya|no|solo|\\d+|l[oa]s|mi|nos) (?:\\w{1,12} ){0,2})me toca(?:n|ron)(?= (?:$|y |en |cuando |mucho |feo |ahi ))|partes (?:privadas|intimas)|me (?:hace|hizo|obliga a|obligo a|pide|pidio|dice|dijo que|pide que|hizo) (?:que )?(?:me )?(?:tocar\\w{0,3}|toque|quitar(?:me)? la ropa|quite la ropa|desvist\\w{1,3}|desnud\\w{1,3}|(?:le )?(?:mande|mandar|manda) (?:fotos|nudes))|(?:fotos?|foto mia|pack) (?:\\w{1,6} )?(?:desnud[oa]|sin ropa|de mi cuerpo)|(?:pide|pidio|piden|quiere) (?:\\w{1,6} )?nudes|me (?:dijo|dice|pidio|dijeron|hizo prometer) que no (?:le |les |lo |se lo )?(?:diga|digas|dijera|dijeras|diga nada|dijera nada|cuente|contara|cuentes) (?:nada )?a (?:nadie|mi|mis)|que no (?:le |les )?(?:dijera|contara)s? (?:nada )?a nadie|nuestro secreto|me (?:dice|dijo) que (?:es|era) (?:un )?secreto|me (?:besa|beso|besaba) (?:en la boca|a la fuerza)|(?:tengo|me da|da|le tengo) (?:mucho )?miedo (?:de |a )?(?:(?:ir|irme|volver|regresar|llegar|estar) (?:a|en) (?:mi |la )?casa|en mi casa|(?:mi|a mi) (?:papa|mama|padrastro|madrastra|tio|tia|padre|madre|abuelo))|no (?:estoy|me siento) (?:a salvo|segur[oa]) en (?:mi )?casa|me (?:encierra|encierran|encerro|encerraron)|no me (?:da|dan|dejan|deja) (?:de )?comer|moretones) `,
  "u",
);
const KILL = "(?:matar|apunalar|acuchillar|disparar|balacear|envenenar|ahorcar|asesinar)";
export const WILL = "(?:quiero|voy a|vamos a|quisiera|me gustaria|tengo ganas de|pienso|planeo|podria)";
export const PERSON =
  "(?:tod[oa]s|alguien|mi|mis|es[eao]s?|la maestra|el maestro|un nin[oa]|una nina|una persona|los (?:ninos|demas|de)|las ninas)";
const BUGS =
  "(?:\\d|(?:(?:el|la|los|las|un|una|este|ese|esa) )?(?:ceros?|numeros?|mosc\\w{1,5}|cucaracha\\w?|hormiga\\w?|arana\\w?|bicho\\w?|raton\\w{0,2}))";
export const THREAT = new RegExp(
  ` (?:${WILL} ${KILL} a (?!${BUGS})\\w{2,20}|${WILL} (?:matarte|matarl[oa]s?|lastimarte|lastimarl[oa]s?|golpearte|golpearl[oa]s?|pegarte|pegarles?(?= (?:$|a ${PERSON}|en la cara|muy|fuerte|duro))|hacerte dano|hacerles? dano)|${WILL} (?:golpear|lastimar|madrear) a ${PERSON}|(?:te|l[oae]s?) (?:voy a|quiero|vamos a) (?:${KILL}|golpear|lastimar|madrear|hacer dano|dar una paliza|(?:partir|romper) (?:la cara|la madre|el hocico|los dientes|tu cara))|(?:te|les?) (?:voy a|quiero|vamos a) pegar(?= (?:$|a ${PERSON}|muy|fuerte|duro|si |en la cara))|te mato|muerete|matate|suicidate|ojala (?:te|se) (?:mueras?|mueran)|espero que (?:te|se) (?:mueras?|mueran)|deberias? morir(?:te|se)?) `,
  "u",
);
export const ATTACK = new RegExp(
  ` (?:${WILL} ${KILL}(?:l[oae]s)? a (?:tod[oa]s|la (?:clase|escuela)|mis? (?:clase|salon|familia|companer[oa]s|escuela)|los (?:ninos|companeros|maestros|de mi)|(?:\\w{1,12} ){1,3}con (?:un|una|el|la|mi) ${ARM})|l[oae]s (?:voy a|quiero|vamos a) ${KILL} a tod[oa]s|(?:te|l[oae]s?) (?:voy a|quiero) (?:${KILL}|lastimar) con (?:un|una|el|la|mi) ${ARM}|(?:quemar|explotar|volar) (?:la|mi) (?:escuela|clase|primaria)|(?:hacer|habra) un tiroteo|(?:disparar|balacear) (?:en|a) (?:la|mi) (?:escuela|clase)) `,
  "u",
);
