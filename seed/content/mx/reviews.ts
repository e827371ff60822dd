import type { DemoReviews } from '#seed/facts/reviews.ts';

export const reviews: DemoReviews = {
  'nimbra-aero-3': {
    slug: 'nimbra-aero-3',
    title: 'Nimbra Aero 3: la aspiradora que limpia toda la casa de una vez',
    verdict:
      'La mejor aspiradora inalámbrica que hemos probado para una casa con tapetes o mascotas. Es cara y cansa al limpiar en alto, pero limpia de verdad.',
    bestFor: 'Casas con mascotas, tapetes o alergias',
    notFor: 'Quien solo barre un cuarto o dos',
    pros: [
      '52 minutos de batería en potencia normal',
      'El filtro H13 retiene el polvo fino',
      'Saca bien el pelo de los tapetes',
      'Más callada que las económicas',
    ],
    cons: ['Sus 2.4 kg cansan al limpiar en alto', 'Bastante más cara que una sencilla'],
    body: `## Cómo limpia

En loseta recoge migajas y arena a la primera pasada. En un tapete de pelo corto con pelo de perro necesitó una pasada normal y otra en potencia máxima, que es lo más rápido que hemos visto en una aspiradora sin cable. El filtro H13 hace la diferencia al sacudir debajo de la cama: ya no queda esa nube que se ve a contraluz.

Los 52 minutos alcanzan para una casa de dos plantas si no abusas de la potencia máxima. La carga completa toma tres horas y media.

## Cómo es vivir con ella

El depósito de 0.6 litros se vacía de un jalón sobre el bote y apenas ensucia las manos. Con un perro en casa lo vaciamos cada dos o tres días. Marca 71 dB: se oye, pero puedes platicar con alguien en el mismo cuarto.

Pesa 2.4 kg y casi todo está cerca de la mano. En el piso se maneja sin esfuerzo. En cortinas y repisas altas, descansa entre tramo y tramo.`,
  },
  'kaluma-volta': {
    slug: 'kaluma-volta',
    title: 'Kaluma Volta: barata, ligera y suficiente para un departamento',
    verdict:
      'Si tu piso es duro y tu espacio es chico, limpia casi como una cara. En tapetes y con mascotas se queda corta.',
    bestFor: 'Departamentos chicos con piso de loseta',
    notFor: 'Casas con tapetes gruesos o mucho pelo',
    pros: [
      'Ligera, 2.1 kg, cómoda en escaleras',
      'Recoge muy bien en piso duro',
      'La mejor relación entre costo y resultado',
    ],
    cons: [
      'El depósito de 0.4 litros se llena pronto',
      'Ruidosa, con 75 dB',
      'Tarda cuatro horas y media en cargar',
    ],
    body: `## Lo que hace bien

La Volta resuelve lo de todos los días: migajas, tierra de la entrada, cabello en el baño. En loseta recogió prácticamente lo mismo que aspiradoras bastante más caras, y sus 2.1 kg permiten llevarla en una mano mientras subes la escalera.

Los 35 minutos de batería dan para una sala, una cocina y dos recámaras. Se cuelga detrás de una puerta y ocupa menos que una escoba con su recogedor.

## Lo que hay que aceptar

En tapete pide dos pasadas, y tres si hay pelo. El depósito de 0.4 litros se vacía casi cada vez que la usas. El filtro E11 deja escapar más polvo fino que un H13, algo que las personas alérgicas van a notar.

También suena fuerte, 75 dB, con un tono agudo que se cuela al cuarto de junto. Y conviene dejarla conectada siempre, porque una carga completa tarda cuatro horas y media. Por lo que cuesta, nos parecen renuncias justas.`,
  },
  'orvane-brisa-40': {
    slug: 'orvane-brisa-40',
    title: 'Orvane Brisa 40: aire más limpio sin ruido en la recámara',
    verdict:
      'Un purificador discreto que limpia bien una sala o una recámara grande y deja dormir. Los filtros de repuesto son un gasto que hay que prever.',
    bestFor: 'Recámaras y salas de hasta 40 m²',
    notFor: 'Plantas abiertas muy grandes',
    pros: [
      'Casi no se oye, 24 dB',
      'Filtro H13 para polvo y polen',
      'Fácil de usar desde el primer día',
      'Gasta poco, 38 watts',
    ],
    cons: ['El filtro de repuesto es un gasto fijo', 'No sirve para varios cuartos a la vez'],
    body: `## En una ciudad con polvo

Lo tuvimos un mes en una recámara que da a una avenida. La prueba más clara fue el buró: antes juntaba una capa gris en dos días y ahora tarda casi una semana. Mueve 320 metros cúbicos por hora, suficiente para un espacio de hasta 40 metros cuadrados, y su filtro H13 atrapa polvo fino, polen y pelo de gato.

No elimina la humedad ni el olor de la cocina si la puerta está abierta. Funciona mejor con ventanas cerradas, en el cuarto donde pasas más horas.

## De día y de noche

Lo que más nos gustó es su silencio. En velocidad baja marca 24 dB, y con la luz apagada se te olvida que está ahí. Consume 38 watts, así que puede quedarse prendido toda la noche.

Pesa 4.8 kg y no tiene ruedas; se puede cambiar de cuarto, aunque da flojera hacerlo diario. Antes de comprarlo, revisa que en tu tienda haya filtros de repuesto.`,
  },
  'brumelo-fritta-5': {
    slug: 'brumelo-fritta-5',
    title: 'Brumelo Fritta 5: la freidora de aire fácil de recomendar',
    verdict:
      'Sencilla, rápida y fácil de lavar. Para una familia de hasta cuatro personas no hace falta gastar más.',
    bestFor: 'Parejas y familias de hasta cuatro',
    notFor: 'Quien cocina para seis o más',
    pros: [
      'Se entiende sin leer el manual',
      'La canasta se lava en lavavajillas',
      'Tamaño correcto para una barra normal',
      'Dora bien con muy poco aceite',
    ],
    cons: ['No tiene ventana para ver la comida', 'Las milanesas grandes salen por tandas'],
    body: `## En la cocina de diario

La usamos casi todas las noches durante un mes. Papas congeladas, flautas, muslos con piel y verduras asadas salieron bien desde el primer intento. Los 1500 watts calientan rápido y los 5 litros rinden para cuatro personas, siempre que acomodes la comida en una sola capa.

Llega a 200 °C y el temporizador sube hasta 60 minutos. Dos controles, ninguna aplicación. A quien nunca ha usado una freidora de aire le toma diez minutos sentirse en confianza.

## Limpieza y límites

La canasta entra al lavavajillas. A mano basta con remojarla un rato; el antiadherente sigue parejo después de un mes de uso fuerte. Pesa 4.2 kg, así que guardarla en la alacena es posible.

Nos faltó una ventana. Para revisar hay que abrir, y cada vez se pierde calor. Tampoco es para capear pescado ni para masas líquidas, que se escurren entre las rejillas. Para lo demás, la volveríamos a comprar.`,
  },
  'brumelo-fritta-duo': {
    slug: 'brumelo-fritta-duo',
    title: 'Brumelo Fritta Duo: dos canastas para una mesa grande',
    verdict:
      'Cocina dos cosas a la vez y dora muy bien. Pide espacio, un buen contacto y una familia que la aproveche.',
    bestFor: 'Familias de cinco o más',
    notFor: 'Cocinas chicas o instalación eléctrica vieja',
    pros: [
      'Dos platillos listos al mismo tiempo',
      'Dora muy bien a 210 °C',
      'Las dos canastas van al lavavajillas',
    ],
    cons: [
      'Ocupa mucha barra y pesa 7.6 kg',
      'Sus 2200 watts exigen buena instalación',
      'Los controles piden algo de práctica',
    ],
    body: `## Dos cenas en una

Los 8 litros se reparten en dos canastas que trabajan por separado. Pusimos pollo adobado de un lado y calabacitas del otro, cada uno con su temperatura, y ambos llegaron calientes a la mesa. En una casa de seis, eso significa cenar juntos y no por turnos.

A 210 °C dora mejor que la Fritta 5, sobre todo la piel del pollo y el empanizado. El temporizador llega a 60 minutos y las canastas se lavan en lavavajillas.

## Antes de hacerle lugar

Mide tu barra. Es ancha, pesa 7.6 kg y no la vas a guardar después de cada uso. Los controles tienen más opciones de las necesarias y durante los primeros días nos equivocamos de canasta más de una vez.

Lo más importante es la electricidad. Consume 2200 watts: conéctala sola, sin extensión, y consulta con un electricista si tu circuito la soporta. Si comen menos de cinco, la versión de una canasta te va a dejar más contento.`,
  },
  'corvita-lenta': {
    slug: 'corvita-lenta',
    title: 'Corvita Lenta: buen espresso para quien disfruta el ritual',
    verdict:
      'Hace un espresso muy bueno y está construida para durar. Pide molino, práctica y unos minutos cada mañana.',
    bestFor: 'Quien quiere aprender a preparar café',
    notFor: 'Quien busca apretar un botón y ya',
    pros: [
      'Espresso con cuerpo, a 9 bares',
      'Está lista en 40 segundos',
      'Construcción muy sólida',
      'Vaporizador para capuchinos',
    ],
    cons: ['Exige aprender a moler y prensar', 'Sin un buen molino no luce'],
    body: `## La taza

Con un café de Veracruz recién molido, la Lenta da un espresso denso, con crema pareja y sin amargor quemado. Trabaja a 9 bares y está lista en 40 segundos, así que no hay que levantarse antes para usarla. El vaporizador tarda un poco en tomar fuerza, pero logra una espuma fina para capuchino.

Los primeros tres días tiramos varias tazas. La molienda y la presión de la mano cambian todo, y la máquina no corrige los errores. A la semana ya salían bien casi siempre.

## En la barra

El tanque de 1.4 litros alcanza para el desayuno de una familia cafetera y se llena por arriba. Pesa 5.4 kg, por lo que no se mueve al ajustar el portafiltro. Consume 1350 watts.

Hay que purgar el vaporizador después de cada uso y vaciar la charola a diario. Si eso te suena a tarea, una cafetera de goteo te hará más feliz. Si te suena a ritual, esta es la tuya.`,
  },
  'teluri-nido-2': {
    slug: 'teluri-nido-2',
    title: 'Teluri Nido 2: un monitor de bebé que no necesita internet',
    verdict:
      'Se enciende y funciona, sin cuentas ni aplicaciones. Es el monitor que menos nos hizo pensar, y de madrugada eso vale mucho.',
    bestFor: 'Familias que quieren algo simple y privado',
    notFor: 'Quien quiere ver la cuna desde fuera',
    pros: [
      'Funciona sin wifi ni aplicación',
      'Pantalla de 5 pulgadas, clara de noche',
      'La batería dura 14 horas',
      'Audio de dos vías para calmar al bebé',
    ],
    cons: ['No se puede ver desde el celular', 'Los muros gruesos acortan el alcance'],
    body: `## De madrugada

A las tres de la mañana nadie quiere contraseñas. El Nido 2 se prende y en segundos muestra la cuna en una pantalla de 5 pulgadas. La visión nocturna deja distinguir si el bebé está dormido o solo callado, y el audio de dos vías sirve para hablarle mientras llegas.

La unidad de los papás pesa unos 400 gramos y dura 14 horas, de modo que aguanta la noche completa sin cable. Por no usar internet, la imagen no sale de casa.

## Alcance y detalles

El alcance es de 300 metros en campo abierto. En una casa larga con muros de tabique llegó del cuarto del fondo al patio, con alguna interrupción junto a la cocina. En un departamento no tuvimos problema.

La alarma de distancia insiste demasiado cuando sales de su zona. Y, por diseño, no hay forma de mirar desde el trabajo. Si eso no te hace falta, es difícil encontrar algo más tranquilo.`,
  },
  'teluri-passo': {
    slug: 'teluri-passo',
    title: 'Teluri Passo: la carriola que se carga con una mano',
    verdict:
      'Ligera, bien hecha y lista para viajar en cabina. En banquetas rotas sufre, y su precio es alto.',
    bestFor: 'Viajes, escaleras y cajuelas chicas',
    notFor: 'Empedrado y terracería a diario',
    pros: [
      'Pesa solo 6.3 kg',
      'Plegada está aprobada para cabina',
      'Capota con protección UPF 50+',
      'Soporta hasta 22 kg',
    ],
    cons: [
      'Las ruedas chicas sufren en banquetas rotas',
      'La canastilla es pequeña',
      'Cuesta más que otras compactas',
    ],
    body: `## Plegar y cargar

Se pliega con una mano mientras la otra sostiene al bebé, y eso lo comprobamos varias veces en un edificio sin elevador. Con 6.3 kg se sube tres pisos sin parar. Cerrada mide 52 × 44 × 22 cm: entra en la cajuela de un compacto junto con el súper y está aprobada para cabina, aunque la última palabra la tiene cada aerolínea.

La estructura se siente firme, sin rechinidos después de dos meses. Es de las carriolas compactas mejor terminadas que hemos tenido.

## En la calle

En parques, plazas y banquetas sanas rueda suave. En las otras, que abundan, las ruedas chicas se atoran en cada grieta y hay que levantarla. La capota UPF 50+ cubre bien al mediodía, y el respaldo tiene cuatro posiciones para la siesta.

La canastilla recibe una pañalera mediana y nada más. Soporta hasta 22 kg, así que el gasto se reparte en varios años. Para recién nacidos, pregunta primero a tu pediatra.`,
  },
  'lumbrea-ronda': {
    slug: 'lumbrea-ronda',
    title: 'Lumbrea Ronda: un testigo discreto en el parabrisas',
    verdict:
      'Graba con detalle, vigila el carro estacionado y se olvida una vez instalada. De noche le cuestan las placas.',
    bestFor: 'Quien maneja diario en ciudad',
    notFor: 'Quien necesita grabar también hacia atrás',
    pros: [
      'Imagen nítida de 2560 × 1440',
      'Modo de estacionamiento que sí se activa',
      'Incluye 64 GB de almacenamiento',
      'Pequeña, 110 gramos',
    ],
    cons: ['De noche se pierden algunas placas', 'Solo graba hacia el frente'],
    body: `## Lo que graba

De día, la Ronda deja leer las placas del carro de adelante a la distancia de un semáforo. El ángulo de 140 grados alcanza a cubrir los carriles vecinos, donde pasan los cerrones. De noche, la visión nocturna muestra bien la escena y los movimientos; las placas, en cambio, se queman con los faros de frente.

Los 64 GB guardan varios días de trayectos normales. Cuando se llenan, borra lo más antiguo y conserva los videos que marcaste como importantes.

## Instalación y uso

La pegamos detrás del retrovisor y escondimos el cable en media hora, sin herramienta especial. Pesa 110 gramos y en dos meses de baches y topes no se despegó.

El modo de estacionamiento registró un golpe leve en la defensa y no nos dio falsas alarmas con la lluvia. Lo que le falta es una segunda cámara para atrás. Para un conductor particular, lo que hace por su precio nos parece muy buen trato.`,
  },
  'lumbrea-presto': {
    slug: 'lumbrea-presto',
    title: 'Lumbrea Presto: el inflador que te saca del apuro',
    verdict:
      'Cabe en la guantera e infla una llanta en unos cuatro minutos. Es ruidoso, y vale cada centímetro que ocupa.',
    bestFor: 'Carretera y revisión mensual de llantas',
    notFor: 'Camionetas grandes de uso rudo',
    pros: [
      'Infla una llanta en unos cuatro minutos',
      'Se detiene solo al llegar',
      'Pesa 520 gramos y carga por USB-C',
    ],
    cons: ['Hace mucho ruido, 78 dB', 'La manguera se calienta con el uso'],
    body: `## A la orilla del camino

Pones la presión que pide tu carro, enroscas la manguera y esperas. En un sedán con la llanta baja tardó alrededor de cuatro minutos y se detuvo solo en el número correcto. Comparado con el calibrador de la gasolinera, la diferencia fue mínima.

Alcanza 10.3 bar, casi 150 libras. Ningún carro pide tanto, pero una bicicleta de ruta sí se acerca. También sirve para balones e inflables chicos.

## El resto del mes

La batería de 6000 mAh alcanzó para cuatro llantas y la refacción. Se carga por USB-C, con el cable del celular, y pesa 520 gramos. Vive en la guantera sin estorbar.

Suena fuerte, 78 dB, como una licuadora necia. Después de dos llantas seguidas la manguera sale caliente; déjala enfriar antes de guardarla. Y recuerda que infla, no repara: con una ponchadura grande solo te acerca a la vulcanizadora. Recárgalo cada dos o tres meses para que no te falle el día que hace falta.`,
  },
  'miaveo-fonte': {
    slug: 'miaveo-fonte',
    title: 'Miaveo Fonte: agua fresca, poco ruido y acero que se lava fácil',
    verdict:
      'La fuente que recomendamos para gatos y perros chicos. Es silenciosa e higiénica, siempre que cambies el filtro a tiempo.',
    bestFor: 'Gatos que toman poca agua',
    notFor: 'Quien olvida cambiar filtros',
    pros: [
      'Acero inoxidable que no guarda olores',
      'Muy silenciosa, 22 dB',
      'Se lava en lavavajillas',
      'Gasta apenas 2 watts',
    ],
    cons: ['El filtro dura solo 30 días', 'No se ve el nivel de agua'],
    body: `## Lo que opinaron los gatos

De tres gatos, uno bebió el primer día, otro el tercero y la más desconfiada a la semana. Los tres siguen usándola mes y medio después, y el que pedía agua en el lavabo dejó de hacerlo. Ayudó ponerla lejos de la comida y del arenero.

Los 2.5 litros duran tres o cuatro días con dos gatos. Como es de metal, no se ve cuánta agua queda; hay que levantar la tapa.

## Lo que opinamos nosotros

Con 22 dB suena a un hilo de agua muy delgado. La tuvimos en una recámara y nadie se despertó. Consume 2 watts, de modo que puede estar prendida siempre.

El acero entra al lavavajillas y no se raya como el plástico. La bomba se desarma sin herramienta y se enjuaga en un minuto. El filtro se cambia cada 30 días, y si lo olvidas el agua toma una textura resbalosa que los gatos notan antes que tú.`,
  },
  'miaveo-torre': {
    slug: 'miaveo-torre',
    title: 'Miaveo Torre: un rascador que no se tambalea',
    verdict: 'Firme, alto y con lugar para dos gatos. Armarlo toma paciencia y ocupa una esquina completa.',
    bestFor: 'Casas con dos gatos activos',
    notFor: 'Cuartos muy chicos o gatos mayores',
    pros: [
      'Estable, con 14 kg de peso',
      'Cinco postes de sisal que aguantan',
      'Cuatro plataformas para repartirse',
    ],
    cons: ['Armarlo toma hora y media', 'Ocupa una esquina completa', 'Instrucciones poco claras'],
    body: `## Firmeza

Un gato de 7 kg corrió por la sala y saltó directo a la plataforma más alta. El Torre se movió unos milímetros y se quedó ahí. Ayudan sus 14 kg y una base de 50 × 45 cm. El límite es de 9 kg por gato, y con dos arriba al mismo tiempo tampoco nos preocupó.

Los cinco postes de sisal son gruesos y permiten que el gato se estire completo. Después de seis semanas hay pelusa en el más usado, nada que afecte. El brazo del sillón descansó.

## Armado y lugar

Reserva hora y media y, de ser posible, a otra persona. Los dibujos no numeran los tornillos, así que sepáralos antes. Una vez apretado todo, no hizo falta ajustar nada.

Mide 142 cm, de modo que domina una esquina. Junto a una ventana funciona mejor, porque los gatos suben a mirar la calle. Para un gato viejo los saltos entre las cuatro plataformas pueden ser largos; ponle una silla a un lado.`,
  },
  'solvanto-trilha-20': {
    slug: 'solvanto-trilha-20',
    title: 'Solvanto Trilha 20: la mochila de lunes a domingo',
    verdict:
      'Cómoda, resistente y con cinco años de garantía. Le faltan bolsillos, pero es la mochila que seguimos usando.',
    bestFor: 'Oficina, escuela y viajes de una noche',
    notFor: 'Quien necesita muchos compartimentos',
    pros: [
      'Ligera y cómoda, 860 gramos',
      'Protege laptops de hasta 15.6 pulgadas',
      'Aguanta un aguacero corto',
      'Cinco años de garantía',
    ],
    cons: ['Pocos bolsillos interiores', 'La espalda suda con calor'],
    body: `## En el trayecto

Cuatro meses de metro, camión y bicicleta la dejaron casi como nueva. Pesa 860 gramos y los tirantes reparten bien la carga de una laptop, un termo y la comida. Sus 20 litros son la medida justa: cabe lo de un día de trabajo y una muda, sin que le pegues a nadie al voltear.

El compartimento acolchado recibe computadoras de hasta 15.6 pulgadas y no toca el fondo, así que un golpe al dejarla en el piso no llega al equipo.

## Lluvia y detalles

El poliéster reciclado resiste el agua. En un aguacero de quince minutos los cuadernos quedaron secos; bajo una tormenta larga le pondríamos funda. Los cierres corren suave y las costuras de los tirantes siguen intactas.

Extrañamos bolsillos. Solo hay dos adentro, y los cables acaban revueltos si no llevas un estuche. En mayo, además, la espalda se moja de sudor. La garantía de cinco años dice mucho de la confianza que la marca le tiene.`,
  },
  'solvanto-cabina': {
    slug: 'solvanto-cabina',
    title: 'Solvanto Cabina: cuatro días de ropa sin documentar',
    verdict:
      'Rueda muy bien, aguanta golpes y aprovecha cada litro. No tiene bolsa exterior y se raya con facilidad.',
    bestFor: 'Viajes en avión de tres o cuatro días',
    notFor: 'Quien carga laptop en la maleta',
    pros: [
      'Caben 38 litros bien aprovechados',
      'Cuatro ruedas suaves y calladas',
      'Policarbonato que aguanta caídas',
      'Cinco años de garantía',
    ],
    cons: ['Se raya pronto', 'Sin bolsa exterior para documentos'],
    body: `## Empacar y rodar

En sus 38 litros entraron tres pantalones, cinco playeras, un suéter, zapatos y neceser, con lugar para algún recuerdo. Los dos lados se cierran con malla y cierre, de modo que nada se cae al abrirla sobre la cama del hotel.

Las cuatro ruedas giran parejo y casi no suenan. En el piso del aeropuerto camina a tu lado; en el empedrado hay que jalarla inclinada, como a cualquier maleta de su tipo.

## Medidas y resistencia

Mide 55 × 38 × 20 cm y pesa 2.7 kg vacía. Son medidas comunes en cabina, pero cada tarifa tiene sus reglas y conviene revisarlas antes de salir.

Después de seis vuelos y una caída por las escaleras, el policarbonato tiene rayones y ninguna grieta. Si te importa que se vea nueva, elige un color claro, donde se notan menos. Nos hizo falta una bolsa por fuera para la laptop. Con cinco años de garantía, es una compra para mucho tiempo.`,
  },
  'vigarra-flex-24': {
    slug: 'vigarra-flex-24',
    title: 'Vigarra Flex 24: un rack completo en una sola mancuerna',
    verdict:
      'La forma más compacta de entrenar fuerza en casa. Cambia de peso en tres segundos, pero no admite golpes.',
    bestFor: 'Entrenar fuerza en poco espacio',
    notFor: 'Quien suelta las pesas al piso',
    pros: [
      'Quince niveles, de 2.5 a 24 kg',
      'Cambia de peso en 3 segundos',
      'Discos firmes que no suenan',
      'Ocupa el lugar de una mancuerna',
    ],
    cons: ['Mide 41 cm con cualquier peso', 'No se puede dejar caer'],
    body: `## Entrenar con ella

Giras el mango, se oye un clic y la base se queda con los discos que sobran. El cambio toma 3 segundos, así que puedes pasar de un remo pesado a un hombro ligero sin enfriarte. Los 15 niveles van de 2.5 a 24 kg, suficiente para que un principiante crezca durante años.

El agarre tiene textura sin lastimar y los discos no se mueven al levantar. Entre nosotros la usaron una persona que empezaba y otra con experiencia, y ambas encontraron su peso.

## Lo que hay que saber

Mide 41 cm de largo aunque cargues lo mínimo. En un curl, al principio choca con la pierna; luego uno se acomoda. El mecanismo es delicado: se apoya, no se avienta. La garantía es de dos años.

Es una sola mancuerna, y para muchos ejercicios basta con trabajar un lado a la vez. Deja la base sobre un tapete, en un lugar parejo, porque si queda inclinada los discos tardan en encajar.`,
  },
  'vigarra-pulso-2': {
    slug: 'vigarra-pulso-2',
    title: 'Vigarra Pulso 2: la pulsera que no hay que andar cargando',
    verdict:
      'Doce días de batería, buena pantalla y lo esencial bien medido. Sin GPS propio, los corredores necesitan llevar el celular.',
    bestFor: 'Empezar a moverse más',
    notFor: 'Corredores que salen sin celular',
    pros: [
      'La batería dura 12 días',
      'Ligera, 26 gramos, cómoda al dormir',
      'Se puede nadar con ella, 5 ATM',
    ],
    cons: ['No tiene GPS propio', 'El pulso se retrasa en intervalos rápidos'],
    body: `## En la muñeca

Con 26 gramos se olvida pronto, también al dormir. La pantalla de 1.5 pulgadas se lee bajo el sol de mediodía y responde bien con los dedos secos; mojados, regular. La cargamos cada semana y media, y los 12 días que promete la marca nos parecen realistas con uso normal.

Aguanta 5 ATM. La llevamos a la alberca tres veces por semana durante un mes, sin problemas.

## Lo que mide

El pulso en reposo y al caminar coincidió con una banda de pecho. En intervalos muy rápidos se retrasa unos segundos, algo común en la muñeca. Los pasos son creíbles y los avisos de inactividad llegan cuando deben.

No tiene GPS. Si quieres ver el mapa de tu carrera, el celular tiene que ir contigo. Para caminar, hacer pesas y nadar no hace falta. Es una pulsera para formar un hábito, y para eso cuesta lo justo. No sustituye a un aparato médico.`,
  },
  'fortello-gira-18': {
    slug: 'fortello-gira-18',
    title: 'Fortello Gira 18: el taladro que resuelve casi toda la casa',
    verdict:
      'Fuerte, equilibrado y con dos baterías. Para tabique y madera sobra; para concreto colado necesitas otra herramienta.',
    bestFor: 'Arreglos y muebles en casa',
    notFor: 'Perforar losas y trabes de concreto',
    pros: [
      'Dos baterías incluidas',
      '55 Nm sobrados para madera',
      'Bien equilibrado, 1.4 kg',
      'Portabrocas firme de 13 mm',
    ],
    cons: ['No tiene percusión para concreto', 'No incluye brocas'],
    body: `## Trabajo real

En dos meses colgó repisas en tabique, armó dos libreros y perforó una puerta maciza. Los 55 Nm meten tornillos largos sin agujero previo en pino, y el embrague evita barrer las cabezas si empiezas en un nivel bajo. El portabrocas de 13 mm aprieta parejo y no soltó una sola broca.

En concreto colado no avanza, y es lógico: es un taladro atornillador de 18 volts, sin percusión. Para eso renta o pide prestado un rotomartillo.

## Mano y batería

Pesa 1.4 kg y el peso cae justo sobre la mano. Lo agradeces arriba de una escalera, con un cortinero a medio fijar. La luz frontal alumbra el punto exacto, aunque se apaga demasiado pronto.

Trae dos baterías de 2 Ah. Mientras una carga, la otra trabaja, y así un sábado de arreglos no se interrumpe. Para obra diaria se quedan cortas. Compra aparte un buen juego de brocas, porque la caja no trae ninguna.`,
  },
  'fortello-luz-360': {
    slug: 'fortello-luz-360',
    title: 'Fortello Luz 360: la lámpara que se queda donde la pones',
    verdict:
      'Potente, con imán y carga por USB-C. Sirve para los arreglos, para el carro y para cuando se va la luz.',
    bestFor: 'Talleres, carros y apagones',
    notFor: 'Trabajo bajo la lluvia',
    pros: ['1000 lúmenes que llenan un cuarto', 'Base magnética que no resbala', 'Carga por USB-C'],
    cons: ['Deslumbra si queda de frente', 'No es sumergible'],
    body: `## Donde no llega la luz

La probamos bajo el fregadero, dentro de un clóset y con el cofre abierto a las nueve de la noche. Los 1000 lúmenes alumbran parejo, sin ese círculo blanco que dejan las linternas. La base magnética se pega al cofre, al boiler o a una puerta de metal y ahí se queda, incluso de lado.

A toda potencia molesta si te queda a la altura de los ojos. Lo mejor es rebotarla contra una pared o bajarle un nivel.

## Batería y aguante

Dura hasta 8 horas por carga y usa USB-C, así que el cable del celular sirve. Pesa 380 gramos y cabe en la puerta del carro. La protección IP54 resiste polvo y salpicaduras; se nos cayó una vez desde la escalera y solo ganó una marca.

En un apagón de tres horas iluminó la sala apuntando al techo, con batería de sobra. Por lo que cuesta, conviene tener una en casa y otra en la cajuela.`,
  },
  'quarzo-m5': {
    slug: 'quarzo-m5',
    title: 'Quarzo M5: el celular sensato que dura cinco años',
    verdict:
      'Batería, espacio y actualizaciones largas a un precio razonable. La cámara de noche es su parte más floja.',
    bestFor: 'Quien quiere un celular para años',
    notFor: 'Fotografía nocturna y juegos pesados',
    pros: [
      'Cinco años de actualizaciones',
      '256 GB para fotos y videos',
      'La batería llega sobrada a la noche',
      'Cómodo en la mano, 186 gramos',
    ],
    cons: ['Fotos nocturnas con poco detalle', 'Los juegos pesados bajan de ritmo'],
    body: `## El día completo

Lo usamos un mes como único teléfono. Entre mapas, música, banco, mensajes y un par de horas de video, los 5100 mAh llegaron siempre a la noche, y algunos domingos alcanzaron para el lunes. La pantalla de 6.4 pulgadas se ve bien en la calle y el teléfono, con 186 gramos, se maneja con una mano.

Con 8 GB de memoria las aplicaciones no se cierran al cambiar de una a otra. Los 256 GB quitan la preocupación de andar borrando videos.

## A largo plazo

La razón para elegirlo son los cinco años de actualizaciones. Es un teléfono que puedes heredar sin pena.

La cámara cumple de día, con colores naturales y buen enfoque. De noche, si algo se mueve, el detalle se pierde. En juegos exigentes hay que bajar la calidad para que corra suave. Si ninguna de las dos cosas es tu prioridad, te va a durar mucho y te va a dar pocos motivos de queja.`,
  },
  'sonoru-buds-3': {
    slug: 'sonoru-buds-3',
    title: 'Sonoru Buds 3: silencio en el metro sin gastar de más',
    verdict: 'Buena cancelación de ruido, batería larga y conexión doble. El micrófono sufre con el viento.',
    bestFor: 'Trayectos y trabajo híbrido',
    notFor: 'Llamadas largas en la calle',
    pros: [
      'Cancelan bien el ruido del transporte',
      '8 horas por carga, 32 con estuche',
      'Se conectan a dos equipos a la vez',
      'Aguantan sudor y llovizna',
    ],
    cons: ['El micrófono sufre con el viento', 'Los controles táctiles se activan solos'],
    body: `## Sonido y silencio

La cancelación baja el rugido grave del metro y del camión, que es lo que más cansa. Las voces cercanas siguen pasando un poco. Se puede oír un podcast a medio volumen en hora pico, y esa era la prueba importante.

El sonido es equilibrado, con graves presentes y voces claras. Cada audífono pesa unos 5 gramos y no nos molestó después de tres horas seguidas.

## Todos los días

Dan 8 horas por carga y 32 con el estuche. En una semana de oficina los conectamos una vez. La conexión doble permite estar en la computadora y contestar el celular sin tocar ningún menú.

La protección IPX4 aguanta el sudor del gimnasio y una llovizna; la alberca no. En la calle, con viento, del otro lado te van a pedir que repitas. Al acomodarlos es fácil pausar la música por accidente, aunque los toques se pueden desactivar. Por su precio, pocos defectos.`,
  },
  'tecleo-k75': {
    slug: 'tecleo-k75',
    title: 'Tecleo K75: un teclado mecánico para muchos años',
    verdict:
      'Se escribe muy bien en él, suena poco y se puede reparar en casa. Quien captura números va a extrañar el bloque numérico.',
    bestFor: 'Quien escribe varias horas al día',
    notFor: 'Captura de números y viajes diarios',
    pros: [
      'Construcción muy sólida',
      'Los interruptores se cambian sin soldar',
      'Tres conexiones para varios equipos',
      'Poco ruido para ser mecánico',
    ],
    cons: ['Sin bloque numérico', 'Pesado para llevarlo en la mochila'],
    body: `## Al escribir

Las teclas tienen un recorrido firme, sin ese golpe seco que cansa los dedos. Medimos 48 dB a ritmo normal: se oye, pero en videollamadas nadie lo mencionó. Con 81 teclas conserva flechas y fila de funciones, y deja el mouse más cerca del cuerpo.

Los primeros dos días uno busca los números a la derecha. Si vives en hojas de cálculo, quizá nunca dejes de buscarlos.

## Construcción y conexiones

Pesa 920 gramos y no se mueve del escritorio. Es de lo mejor construido que hemos probado en esta categoría. Los interruptores salen y entran sin soldar, así que una tecla descompuesta se arregla en un minuto.

Tiene tres conexiones y pasar de la computadora del trabajo a la personal es cuestión de una combinación. La batería de 4000 mAh nos duró semanas con la luz apagada; encendida, mucho menos. Confirma con la tienda la distribución antes de pagar, sobre todo si necesitas la ñ.`,
  },
  'paralax-view-27': {
    slug: 'paralax-view-27',
    title: 'Paralax View 27: un cable, dos ventanas y mejor postura',
    verdict:
      'El monitor que pondríamos en un home office: nítido, ajustable y con carga por USB-C. No es para jugar en serio.',
    bestFor: 'Trabajar con laptop en casa',
    notFor: 'Videojuegos competitivos',
    pros: [
      'Texto nítido en 2560 × 1440',
      'Carga la laptop con 65 watts',
      'La base sube y baja',
      'Buen precio por lo que ofrece',
    ],
    cons: ['Poco brillo frente a una ventana', 'Carga corta para laptops muy potentes'],
    body: `## Para trabajar

En 27 pulgadas, la resolución de 2560 × 1440 da letras nítidas sin agrandar nada. Caben dos documentos completos, o una videollamada con tus notas al lado. Los 100 Hz se notan al recorrer páginas largas: la vista descansa más de lo que uno esperaría.

Los colores salen parejos de fábrica. Para editar fotos por gusto basta; para imprimir profesionalmente habría que calibrarlo.

## Un solo cable

El USB-C lleva imagen y hasta 65 watts de carga. Llegas con la laptop, conectas y listo. Un equipo muy potente puede gastar más de lo que recibe cuando trabaja al máximo, pero con portátiles de oficina no tuvimos problema.

La base se ajusta en altura y, con 6.1 kg, el conjunto no tiembla al teclear. Frente a una ventana con sol le falta brillo; colócalo de lado. Para juegos rápidos hay pantallas mejores. Para ocho horas de trabajo, esta es la que elegiríamos.`,
  },
  'folhea-6': {
    slug: 'folhea-6',
    title: 'Folhea 6: un lector que solo sirve para leer, y qué bueno',
    verdict:
      'Pantalla nítida, semanas de batería y resistencia al agua. Para PDF y cómics conviene algo más grande.',
    bestFor: 'Lectores de novela y ensayo',
    notFor: 'PDF tamaño carta y cómics',
    pros: [
      'Letra muy nítida, 300 puntos por pulgada',
      'La batería dura 40 días',
      'Se puede leer en la alberca',
      'Ligero, 205 gramos',
    ],
    cons: ['Los PDF grandes se leen mal', 'Tarda en abrir libros pesados'],
    body: `## La lectura

La pantalla de 6.8 pulgadas se parece más a una página que a una tableta. Con 300 puntos por pulgada, las letras tienen bordes limpios incluso en tamaño pequeño, y al aire libre se ve mejor entre más sol haya. Quien necesita letra grande puede subirla bastante sin quedarse con tres palabras por renglón.

Cambiar de página es rápido. Abrir un libro pesado, con imágenes, toma unos segundos que se sienten.

## La vida con él

Pesa 205 gramos y cabe en la bolsa de una chamarra. En cinco semanas lo cargamos una vez; los 40 días que anuncia la marca suponen lectura moderada. La protección IPX8 permite usarlo en la alberca o en la tina.

Los 16 GB alcanzan para miles de novelas. Los PDF tamaño carta son otra historia: hay que hacer zoom y moverse por la hoja. Si lees sobre todo apuntes o cómics, busca una pantalla mayor. Para todo lo demás, es una delicia tranquila.`,
  },
  'lumbrea-pagina': {
    slug: 'lumbrea-pagina',
    title: 'Lumbrea Página: leer en la cama sin despertar a nadie',
    verdict:
      'Una lámpara de clip pequeña, cálida y con batería para semanas. Cuesta poco y se usa todas las noches.',
    bestFor: 'Leer en papel junto a alguien dormido',
    notFor: 'Iluminar un escritorio o una recámara',
    pros: [
      'Luz ámbar de hasta 1800 K',
      'Dura 30 horas por carga',
      'Pesa solo 52 gramos',
      'Se apaga sola a los 30 minutos',
    ],
    cons: ['El clip marca las pastas delgadas', 'No cubre bien libros muy grandes'],
    body: `## La luz

En su tono más cálido llega a 1800 K, un ámbar parecido al de una vela. A medianoche se agradece: alumbra la página y deja el resto del cuarto a oscuras. Los 45 lúmenes bastan para leer letra pequeña. En un libro de arte muy ancho, las orillas quedan en penumbra.

Quien duerme junto a nosotros no se quejó en tres semanas, y esa era la prueba que importaba.

## El uso

Pesa 52 gramos, así que no vence la pasta ni jala la mano. El clip sujeta bien; en ediciones de pasta delgada deja una marca ligera que se evita con un separador. También se puede poner en la cabecera o en un atril de música.

Dura 30 horas por carga, lo que para nosotros fueron unas tres semanas de lectura nocturna. Se conecta por USB-C. El temporizador de 30 minutos es para quienes se quedan dormidos con el libro en la cara, o sea, casi todos.`,
  },
};
