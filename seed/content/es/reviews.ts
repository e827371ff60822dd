import type { DemoReviews } from '#seed/facts/reviews.ts';

export const reviews: DemoReviews = {
  'nimbra-aero-3': {
    slug: 'nimbra-aero-3',
    title: 'Nimbra Aero 3: la aspiradora sin cable para casi todos',
    verdict:
      'Limpia un piso entero con una carga, filtra bien y pesa poco. Es la que compraríamos para casa.',
    bestFor: 'Pisos de tamaño medio con niños o animales',
    notFor: 'Quien necesita limpiar en silencio',
    pros: [
      'Hasta 52 minutos de autonomía',
      'Filtro H13 para el polvo fino',
      'Ligera en la mano, 2,4 kg',
      'Recoge a la primera en suelo duro',
    ],
    cons: ['Se oye bastante, 71 dB', 'Tarda tres horas y media en cargarse'],
    body: `## Cómo limpia

La usamos seis semanas en un piso de noventa metros con gres, tarima y dos alfombras. En suelo duro recoge migas, arena y harina en una sola pasada, también en las juntas. En alfombra de pelo corto pide dos. Con hasta 52 minutos de batería terminamos la casa y sobró para el maletero del coche.

El filtro H13 retiene el polvo más fino, y quien tiene alergia en casa lo agradeció. El depósito, de 0,6 litros, se vacía sin tocar la suciedad y aguanta dos limpiezas con una gata soltando pelo.

## En el día a día

Pesa 2,4 kg y se nota bien repartido: subir a por las telarañas no cansa. Lo menos amable es el ruido. Con 71 dB no es para la hora de la siesta ni para un domingo a las ocho. La carga completa dura tres horas y media, así que lo práctico es devolverla a su sitio después de cada uso. Con esa costumbre, siempre está lista.`,
  },
  'kaluma-volta': {
    slug: 'kaluma-volta',
    title: 'Kaluma Volta: la aspiradora barata que sí compraríamos',
    verdict:
      'Hace bien lo básico en un piso pequeño y cuesta poco. En alfombras y con mucho pelo se queda corta.',
    bestFor: 'Estudios, pisos pequeños o segunda aspiradora',
    notFor: 'Casas con alfombras o animales de pelo largo',
    pros: ['Muy buena relación calidad-precio', 'Muy ligera, solo 2,1 kg', 'Sencilla de usar y de guardar'],
    cons: ['Floja en alfombras', 'Ruidosa, 75 dB', 'Depósito pequeño, de 0,4 litros'],
    body: `## Para qué sirve

La Volta está hecha para las migas del desayuno, el polvo del pasillo y la arena que vuelve de la playa en las zapatillas. En gres y tarima recoge bien. Sus 35 minutos de batería alcanzan para un piso de dos dormitorios sin entretenerse, y los 2,1 kg la hacen cómoda en escaleras y techos.

En alfombra hay que insistir. El pelo largo se enreda en el cepillo y toca cortarlo con tijeras cada pocas semanas. El filtro es un E11, correcto para el uso diario, aunque menos fino que los de gama superior.

## Dónde han ahorrado

El plástico cruje un poco al apretar y el depósito de 0,4 litros se llena pronto. Hace 75 dB, así que el vecino sabrá que limpias. La carga lleva cuatro horas y media. Nada de esto molesta si la casa es pequeña o si ya tienes otra aspiradora para la limpieza a fondo. Por lo que cuesta, es una compra honrada.`,
  },
  'orvane-brisa-40': {
    slug: 'orvane-brisa-40',
    title: 'Orvane Brisa 40: aire más limpio sin oír el aparato',
    verdict:
      'Un purificador discreto y eficaz para el salón o el dormitorio. Lo mejor es que te olvidas de que está encendido.',
    bestFor: 'Alergias y dormitorios que dan a una calle con tráfico',
    notFor: 'Salones abiertos de más de 40 metros',
    pros: [
      'Casi inaudible por la noche, 24 dB',
      'Filtro H13 para polen y polvo',
      'Cubre estancias de hasta 40 m²',
      'Gasta poco, 38 vatios',
    ],
    cons: ['Hay que contar con los recambios del filtro', 'No refresca ni deshumidifica'],
    body: `## Lo que se nota

Lo tuvimos toda la primavera en un dormitorio que da a una avenida con plátanos de sombra. La persona alérgica de la casa empezó a despertarse con menos estornudos a la segunda semana. No es una cura, y conviene ventilar igual, pero se nota.

Mueve 320 metros cúbicos de aire por hora. En una estancia de 40 metros con techos normales equivale a renovar el aire unas tres veces cada hora; en un dormitorio pequeño, muchas más. El filtro H13 retiene polen, polvo fino y parte del humo de la calle.

## Convivir con él

A la velocidad más baja hace 24 dB, menos que un susurro, y dormimos con él al lado sin problema. Al máximo se oye, como es lógico, así que lo dejamos fuerte por la tarde y suave por la noche. Consume 38 vatios y pesa 4,8 kg, por lo que se cambia de cuarto sin drama. Cuenta con el gasto del filtro: es lo único que pide.`,
  },
  'brumelo-fritta-5': {
    slug: 'brumelo-fritta-5',
    title: 'Brumelo Fritta 5: la freidora de aire que cabe en tu cocina',
    verdict:
      'Sencilla, rápida y fácil de limpiar. Para dos o tres personas es la freidora de aire que recomendamos.',
    bestFor: 'Parejas y familias de tres',
    notFor: 'Cenas de cinco o más personas',
    pros: [
      'Muy fácil de usar',
      'La cesta va al lavavajillas',
      'Ocupa y pesa poco, 4,2 kg',
      'Temporizador de hasta 60 minutos',
    ],
    cons: ['Se queda pequeña con invitados', 'Los rebozados caseros piden algo de aceite'],
    body: `## En la cocina

Durante un mes preparamos en ella casi todas las cenas. El pollo sale dorado, las verduras quedan en su punto y las croquetas congeladas no echan de menos el aceite. Las caseras son más delicadas: necesitan un poco de aceite pulverizado y una vuelta a mitad. Las patatas quedan ricas, a medio camino entre fritas y asadas.

Tiene 5 litros, 1.500 W y llega a 200 °C. Eso da para cuatro muslos o una guarnición para tres. El temporizador, de 60 minutos, permite asar un boniato entero y marcharse a la ducha.

## Limpieza y espacio

La cesta va al lavavajillas y sale limpia si no dejas que la grasa se enfríe hasta el día siguiente. Con 4,2 kg se saca y se guarda sin esfuerzo, algo que en una cocina estrecha vale mucho. Si a menudo hay cinco o seis a la mesa, tocará cocinar en dos tandas. Para el día a día de una casa pequeña, cuesta encontrarle pegas serias.`,
  },
  'brumelo-fritta-duo': {
    slug: 'brumelo-fritta-duo',
    title: 'Brumelo Fritta Duo: dos cestas para cenar a la vez',
    verdict:
      'Cocina plato y guarnición al mismo tiempo y dora mejor que su hermana pequeña. Pide encimera y una potencia contratada holgada.',
    bestFor: 'Familias de cuatro o más',
    notFor: 'Cocinas pequeñas o con poca potencia contratada',
    pros: ['Dos cestas, dos cocciones a la vez', 'Ocho litros en total', 'Dora muy bien, hasta 210 °C'],
    cons: ['Grande y pesada, 7,6 kg', 'Sus 2.200 W exigen cuidado', 'Cuesta un par de días entenderla'],
    body: `## La gracia de las dos cestas

En una cesta, lomos de merluza. En la otra, calabacín y patata. Todo sale a la vez y nadie espera mirando el plato. Esa es la razón para comprar la Duo, y en una casa con niños es una razón de peso. Entre las dos cestas suman 8 litros, suficientes para cuatro raciones generosas.

Llega a 210 °C y la diferencia se ve en la piel del pollo, más crujiente que en el modelo de una cesta. El temporizador alcanza los 60 minutos y las cestas van al lavavajillas.

## Lo que pide a cambio

Pesa 7,6 kg, así que vivirá en la encimera. Mide el hueco antes de comprar y deja aire por detrás. También consume 2.200 W: con el horno o la lavadora en marcha y poca potencia contratada, puede saltar la luz. Programar dos cestas tiene su aprendizaje, aunque al tercer día ya no se piensa. Si en casa hay dos personas, el modelo sencillo basta.`,
  },
  'corvita-lenta': {
    slug: 'corvita-lenta',
    title: 'Corvita Lenta: café expreso manual para quien tiene paciencia',
    verdict:
      'Con algo de práctica hace un café excelente y está construida para durar. No es para quien quiere apretar un botón y marcharse.',
    bestFor: 'Aficionados al café con ganas de aprender',
    notFor: 'Mañanas con prisa',
    pros: [
      'Café con cuerpo, a 9 bares',
      'Lista en 40 segundos',
      'Construcción muy sólida',
      'Vaporizador para la leche',
    ],
    cons: ['Exige práctica y buen molido', 'Pesada para moverla, 5,4 kg'],
    body: `## El café

La primera semana tiramos varios cafés. La segunda, uno de cada cinco. A la tercera, el cortado de casa era mejor que el del bar de abajo, y eso que el bar de abajo es bueno. La Lenta trabaja a 9 bares y agradece el café recién molido; con uno demasiado grueso sale aguado, y la culpa no es de la máquina.

Se calienta en 40 segundos, menos de lo que se tarda en encontrar la taza. El vaporizador hace una espuma fina si se le coge el punto.

## Vivir con ella

Pesa 5,4 kg y transmite solidez: nada baila, nada suena a hueco. El depósito, de 1,4 litros, da para varios días si en casa hay dos cafeteros. Consume 1.350 W mientras calienta. Hay que vaciar, aclarar y secar después de cada uso, y quien tenga agua dura deberá descalcificar a menudo. Si disfrutas del ritual, te acompañará años. Si lo ves como una obligación, busca otra cosa.`,
  },
  'teluri-nido-2': {
    slug: 'teluri-nido-2',
    title: 'Teluri Nido 2: un vigilabebés sin wifi y sin líos',
    verdict:
      'Imagen clara, batería para toda la noche y nada que salga de casa. El vigilabebés más fácil que hemos usado.',
    bestFor: 'Familias que valoran la privacidad y la sencillez',
    notFor: 'Quien quiere ver al bebé desde la oficina',
    pros: [
      'No depende del wifi',
      'Catorce horas de batería',
      'Pantalla propia de 5 pulgadas',
      'Audio en los dos sentidos',
    ],
    cons: ['No se puede ver desde el móvil', 'Los muros gruesos recortan el alcance'],
    body: `## Encender y listo

No hay cuenta que crear ni contraseña que olvidar. Enchufas la cámara, enciendes la pantalla y aparece la cuna. A las cuatro de la mañana, esa sencillez vale mucho. La pantalla mide 5 pulgadas y la visión nocturna permite distinguir si el bebé está despierto o solo cambia de postura.

Al no usar wifi, la imagen no pasa por internet. A cambio, no podrás mirarla desde el trabajo. Para nosotros es un buen trato.

## Noches reales

La batería aguanta 14 horas: una noche entera y el desayuno. El alcance es de 300 metros en campo abierto. Dentro de un piso con tabiques de ladrillo llegamos a todas las habitaciones; en una casa de pueblo con muros de piedra, la señal se perdió en la bodega. El audio de ida y vuelta sirve para tranquilizar con la voz mientras llegas. Pesa poco, 0,4 kg, y la pantalla va del sofá a la cocina sin estorbar.`,
  },
  'teluri-passo': {
    slug: 'teluri-passo',
    title: 'Teluri Passo: la silla de paseo que sube las escaleras contigo',
    verdict:
      'Ligera, compacta y bien hecha, ideal para la ciudad y los viajes. En caminos malos prefiere que vayas despacio.',
    bestFor: 'Vida en ciudad, transporte público y viajes',
    notFor: 'Recién nacidos y caminos de tierra',
    pros: [
      'Pesa solo 6,3 kg',
      'Plegada, homologada para cabina',
      'Capota con protección UPF 50+',
      'Aguanta niños de hasta 22 kg',
    ],
    cons: ['Vibra en adoquines y tierra', 'No sirve como primer carrito'],
    body: `## En la calle

Vivimos en un tercero sin ascensor y esa fue la prueba. Con 6,3 kg, la Passo se sube en una mano y el niño en la otra. En el autobús se pliega antes de que el conductor pierda la paciencia, y en el maletero deja sitio para la compra. Plegada mide 52 × 44 × 22 centímetros.

En acera lisa va como la seda. En adoquín o en el parque, las ruedas pequeñas se notan y hay que ir más despacio. Es el precio de cualquier silla compacta.

## Viajes y siestas

Está homologada para cabina, aunque conviene confirmar la norma con tu aerolínea. El respaldo tiene cuatro posiciones y en la más reclinada la siesta llega sola. La capota, con UPF 50+, cubre bien el sol de julio. Admite hasta 22 kg, así que acompaña hasta que el niño decide que ya es mayor. Para las primeras semanas usa un capazo: el recién nacido debe ir tumbado.`,
  },
  'lumbrea-ronda': {
    slug: 'lumbrea-ronda',
    title: 'Lumbrea Ronda: una cámara de coche discreta y fiable',
    verdict:
      'Graba con detalle, apenas se ve y vigila también con el coche aparcado. Muy buena compra si el coche duerme en la calle.',
    bestFor: 'Coches que aparcan en la calle',
    notFor: 'Carreteras sin iluminación como uso principal',
    pros: [
      'Imagen nítida, 2560 × 1440',
      'Modo de aparcamiento útil',
      'Incluye 64 GB de almacenamiento',
      'Pesa 110 gramos y no estorba',
    ],
    cons: ['De noche cuesta leer matrículas', 'Solo graba hacia delante'],
    body: `## Lo que graba

De día, las matrículas del coche de delante se leen sin esfuerzo y los 140 grados abarcan los carriles de ambos lados. En ciudad, de noche, la imagen sigue siendo útil. En una carretera sin farolas se entiende lo que pasa, pero las placas se pierden con el deslumbramiento de los faros.

La resolución es de 2560 × 1440 y los 64 GB dieron para varios días de trayectos antes de empezar a borrar lo más antiguo.

## Instalación y uso

Pesa 0,11 kg y queda detrás del retrovisor, fuera de la vista. El modo de aparcamiento nos enseñó quién rozó el paragolpes: un carrito de supermercado. Pasar el cable por el borde del techo lleva media hora y no hace falta taller.

Un recordatorio: en España puedes llevarla, pero las personas y matrículas grabadas son datos personales. Guarda el vídeo para el seguro y no lo subas a redes. Con ese cuidado, es una compañera tranquila que ojalá no necesites.`,
  },
  'lumbrea-presto': {
    slug: 'lumbrea-presto',
    title: 'Lumbrea Presto: el inflador que cabe en la guantera',
    verdict:
      'Deja una rueda a punto en unos cuatro minutos y se carga con el cable del móvil. Ruidoso, pero muy práctico.',
    bestFor: 'Coche, bicicletas y viajes largos',
    notFor: 'Uso de madrugada o profesional',
    pros: [
      'Unos cuatro minutos por rueda',
      'Pequeño y ligero, 0,52 kg',
      'Se carga por USB-C',
      'Sirve también para bicis y balones',
    ],
    cons: ['Ruidoso, 78 dB', 'No repara pinchazos'],
    body: `## Adiós a la cola de la gasolinera

Casi nadie mira la presión de las ruedas porque da pereza. Con el Presto en la guantera, la pereza se acaba: enroscas la manguera, marcas la presión y esperas. Una rueda de turismo algo baja tarda unos 4 minutos. Con las cuatro, un cuarto de hora largo.

Llega a 10,3 bares, más de lo que pide cualquier coche y suficiente para una bicicleta de carretera. La batería, de 6.000 mAh, aguantó las cuatro ruedas y dos bicis sin recargar.

## Lo que conviene saber

Hace 78 dB. En un garaje comunitario se oye, y de madrugada te ganarás una nota en el ascensor. Pesa 0,52 kg y se carga por USB-C, así que no necesita cargador propio. Acuérdate de darle una carga cada par de meses, porque una batería olvidada no infla nada. Y no confundas su trabajo: compensa una pérdida lenta y te deja llegar al taller, pero el pinchazo seguirá ahí.`,
  },
  'miaveo-fonte': {
    slug: 'miaveo-fonte',
    title: 'Miaveo Fonte: la fuente de acero que tu gato sí usará',
    verdict:
      'Silenciosa, higiénica y barata de mantener. De lo poco para gatos que recomendamos sin conocer al gato.',
    bestFor: 'Gatos que beben poco',
    notFor: 'Quien no quiere limpiar cada semana',
    pros: [
      'Acero inoxidable, sin olores',
      'Apenas se oye, 22 dB',
      'Caben 2,5 litros',
      'Las piezas van al lavavajillas',
    ],
    cons: ['Filtro nuevo cada 30 días', 'La bomba pide limpieza semanal'],
    body: `## Más visitas al agua

La probamos con tres gatos de piso. Dos bebieron el primer día; el tercero la vigiló durante una semana desde detrás de la puerta y después la adoptó. El agua en movimiento les atrae, y el acero inoxidable no guarda olores ni arañazos como el plástico.

Con 2,5 litros, dos gatos pasan el fin de semana sin que nadie rellene. Hace 22 dB y la tuvimos en un dormitorio sin perder sueño. Solo se oye un burbujeo cuando el nivel baja mucho, que es su manera de pedir agua.

## Mantenimiento

El filtro dura 30 días. La bomba se desmonta y se cepilla una vez por semana, cinco minutos con el grifo abierto. El resto va al lavavajillas. Consume 2 vatios, así que en la factura no la verás. En zonas de agua dura la cal marca el borde: vinagre, aclarado y listo. Vacía pesa 0,9 kg, lo bastante para que un gato juguetón no la vuelque al primer intento.`,
  },
  'miaveo-torre': {
    slug: 'miaveo-torre',
    title: 'Miaveo Torre: un rascador alto que no se tambalea',
    verdict: 'Estable, alto y con sisal de sobra, ocupa poco suelo. El montaje pide una hora y otra persona.',
    bestFor: 'Gatos trepadores en pisos sin terraza',
    notFor: 'Gatos de más de 9 kg',
    pros: [
      'Muy estable, pesa 14 kg',
      'Cuatro plataformas y 142 cm de altura',
      'Cinco postes de sisal resistentes',
    ],
    cons: [
      'Montaje largo para una sola persona',
      'Suelta hebras las primeras semanas',
      'Cuesta moverla una vez montada',
    ],
    body: `## Un mirador con postes

Un gato de piso necesita subirse a algo, y mejor esto que el mueble de la tele. La Torre mide 142 centímetros, tiene cuatro plataformas y se apoya en una base de 50 × 45. Es poca superficie para lo que ofrece. Los 14 kg de peso hacen que no se mueva ni con un salto a la carrera.

Los cinco postes de sisal se llevaron las uñas que antes iban al sofá. Al principio sueltan hebras; al mes, casi nada. Admite gatos de hasta 9 kg. El nuestro de siete y medio duerme en la tercera plataforma.

## Montarla y colocarla

Reserva una hora y busca ayuda, sobre todo para el tramo alto. Los tornillos van bien, pero hay que alinear los postes antes de apretar. Colócala junto a una ventana: con vistas a la calle la usarán todo el día; en una esquina oscura, nunca. Una vez montada pesa lo suyo, así que piensa el sitio antes y no después.`,
  },
  'solvanto-trilha-20': {
    slug: 'solvanto-trilha-20',
    title: 'Solvanto Trilha 20: una mochila para todos los días',
    verdict:
      'Cómoda, resistente y con sitio para el portátil y el táper. La garantía de cinco años la hace fácil de recomendar.',
    bestFor: 'Ir a trabajar y escapadas de dos noches',
    notFor: 'Cargas de más de seis kilos',
    pros: [
      'Portátil de hasta 15,6 pulgadas',
      'Resiste la lluvia habitual',
      'Cinco años de garantía',
      'Ligera, 0,86 kg',
    ],
    cons: ['No es impermeable del todo', 'Muy llena, carga los hombros'],
    body: `## De lunes a viernes

Portátil, táper, botella, paraguas y un libro. Eso llevamos durante dos meses, entre metro y bicicleta, y todo entró sin pelearse. El hueco acolchado admite ordenadores de hasta 15,6 pulgadas. Vacía pesa 0,86 kg, así que lo que carga es lo tuyo.

El poliéster es reciclado y repele el agua. Nos pilló media hora de lluvia en Bilbao y el ordenador llegó seco. Con un temporal de verdad, mejor una funda: es resistente al agua y no más que eso.

## Fines de semana

Veinte litros dan para dos noches si doblas con cuidado y viajas con el abrigo puesto. Las costuras siguen intactas después de varios viajes y las cremalleras corren bien. Por encima de seis kilos los hombros empiezan a protestar, y entonces conviene una maleta con ruedas. Los cinco años de garantía son dos más que la legal. En una mochila de uso diario, que se deja en el suelo y se cuelga de cualquier silla, eso cuenta.`,
  },
  'solvanto-cabina': {
    slug: 'solvanto-cabina',
    title: 'Solvanto Cabina: la maleta de mano que no da sustos',
    verdict:
      'Medidas prudentes, poco peso y una carcasa que aguanta. Nuestra maleta para puentes y viajes de trabajo.',
    bestFor: 'Viajes de tres a cinco días',
    notFor: 'Quien siempre llena de más',
    pros: [
      'Medidas contenidas, 55 × 38 × 20 cm',
      'Ligera, 2,7 kg',
      'Cinco años de garantía',
      'Cuatro ruedas suaves',
    ],
    cons: ['Rígida, no cede un centímetro', 'Se escapa rodando en el tren'],
    body: `## Qué cabe dentro

Cuatro mudas, unos zapatos, el neceser, una chaqueta y todavía un hueco para lo que se compra allí. Son 38 litros bien aprovechados en 55 × 38 × 20 centímetros. Pesa 2,7 kg, y cada gramo cuenta cuando la compañía se pone seria con la báscula.

Al ser rígida no perdona excesos. Si no cierra, hay que sacar algo, y quizá sea mejor así.

## Después de seis vuelos

El policarbonato tiene roces y ninguna grieta. Las cuatro ruedas siguen suaves sobre suelo liso; en el empedrado de un casco antiguo se arrastra sobre dos. En el tren, sujétala o se irá de paseo por el vagón. La garantía, de cinco años, supera en dos a la legal.

Antes de volar, mira tu tarifa. La maleta entra en los límites de muchas aerolíneas, pero hay billetes que solo incluyen un bulto bajo el asiento, y ahí ninguna maleta sirve.`,
  },
  'vigarra-flex-24': {
    slug: 'vigarra-flex-24',
    title: 'Vigarra Flex 24: quince pesos en una sola mancuerna',
    verdict: 'Rápida de ajustar, sólida y fácil de guardar. La mejor base para entrenar fuerza en un piso.',
    bestFor: 'Entrenar fuerza en poco espacio',
    notFor: 'Quien suelta el peso al terminar',
    pros: ['De 2,5 a 24 kg en quince pasos', 'Cambia de peso en 3 segundos', 'Ocupa muy poco sitio'],
    cons: ['Larga incluso con poco peso', 'No admite caídas', 'Dos años de garantía comercial'],
    body: `## Entrenar sin pausas

Lo que diferencia a la Flex 24 es el cambio: unos 3 segundos y pasas de hombro a pierna. Son quince pasos, de 2,5 a 24 kg, y los saltos permiten progresar sin atascarse. Entrenamos con ella tres meses, tres días por semana, en un salón con la mesa apartada.

El agarre es cómodo con las manos húmedas y los discos no bailan. Una sola mancuerna alcanza para una rutina completa: remo, sentadilla al pecho, prensa a una mano, peso muerto a una pierna.

## Sus límites

Mide 41 centímetros lleves el peso que lleves, y en algún ejercicio de brazo se nota. El mecanismo no está hecho para caídas; se apoya con cuidado o se rompe. La garantía comercial es de dos años, y en España cuentas además con la legal. Un deportista avanzado querrá más de 24 kg en pierna. Para los demás hay camino de sobra, y cabe debajo de la cama.`,
  },
  'vigarra-pulso-2': {
    slug: 'vigarra-pulso-2',
    title: 'Vigarra Pulso 2: una pulsera sencilla que dura doce días',
    verdict:
      'Mide lo básico, se olvida en la muñeca y se carga dos o tres veces al mes. Sin GPS, pero con sentido común.',
    bestFor: 'Empezar a moverse y controlar el pulso',
    notFor: 'Corredores que salen sin móvil',
    pros: [
      'Doce días de batería',
      'Solo 26 gramos en la muñeca',
      'Apta para la piscina, 5 ATM',
      'Muy buena relación calidad-precio',
    ],
    cons: ['No tiene GPS propio', 'Pulso poco fino en esfuerzos cortos'],
    body: `## Lo que mide

Pulso, pasos y actividad diaria, en una pantalla de 1,5 pulgadas que se lee bien al sol. En paseos y carreras tranquilas, las pulsaciones coincidieron con las de una banda de pecho con pocas diferencias. En series cortas se retrasa, como casi todas las pulseras.

No lleva GPS. Si quieres el recorrido en el mapa, el móvil viene contigo. Si te basta con saber cuánto te has movido, no lo echarás en falta.

## Llevarla puesta

Pesa 26 gramos y a los dos días deja de notarse, también durmiendo. La batería nos duró 12 días, de modo que basta con cargarla dos o tres veces al mes. Aguanta 5 ATM: ducha, piscina y playa sin pensarlo, aunque no es para bucear. Los avisos se pueden dejar en lo mínimo, y así la recomendamos.

No es un aparato médico. Si un dato te preocupa, consulta a un profesional. Como empujón diario para subir por las escaleras, cumple de sobra.`,
  },
  'fortello-gira-18': {
    slug: 'fortello-gira-18',
    title: 'Fortello Gira 18: el taladro que resuelve una casa',
    verdict:
      'Fuerte, equilibrado y con dos baterías en la caja. Para tabiques, madera y muebles no hace falta más.',
    bestFor: 'Montar muebles y colgar estantes',
    notFor: 'Taladrar hormigón',
    pros: [
      'Par de 55 Nm, fuerza de sobra',
      'Dos baterías incluidas',
      'Portabrocas de 13 mm',
      'Bien construido y equilibrado',
    ],
    cons: ['No es percutor', 'Baterías de 2 Ah, justas para reformas'],
    body: `## En el trabajo

Montamos con él una cocina de catorce puertas, dos estanterías y una cama. Los 55 Nm meten tornillos largos en madera maciza sin agujero previo, y el portabrocas de 13 mm admite brocas gruesas. En ladrillo hueco, el de casi todos los tabiques, avanza bien y sin reventar la pared.

En hormigón no. Es un taladro atornillador de 18 V sin percusión, y en un pilar apenas marcó el sitio. Para ese agujero de cada dos años, mejor pedir un martillo prestado.

## Manejo y baterías

Pesa 1,4 kg y el peso cae donde debe, así que poner una lámpara con los brazos en alto no es un suplicio. Trae dos baterías de 2 Ah: una trabaja y la otra carga. En nuestras jornadas no hubo que parar. Quien haga reformas a menudo querrá más capacidad. Para una casa normal, la combinación es acertada y el conjunto transmite que durará.`,
  },
  'fortello-luz-360': {
    slug: 'fortello-luz-360',
    title: 'Fortello Luz 360: la luz que siempre acaba fuera del cajón',
    verdict:
      'Potente, imantada y recargable por USB-C. Una compra pequeña que se usa mucho más de lo previsto.',
    bestFor: 'Arreglos, trastero, coche y apagones',
    notFor: 'Iluminar una habitación entera a diario',
    pros: [
      'Mil lúmenes de luz',
      'Base magnética muy práctica',
      'Se carga por USB-C',
      'Hasta 8 horas de batería',
    ],
    cons: ['Deslumbra a la altura de los ojos', 'El imán necesita metal cerca'],
    body: `## Para qué la hemos usado

Debajo del fregadero, junto a la caldera, en el maletero, en la tienda de campaña y en un apagón de media tarde. La Luz 360 da 1.000 lúmenes, bastante más que la linterna del móvil, y deja las dos manos libres gracias a la base magnética. Se pega al frigorífico, a una puerta metálica o a la chapa del coche.

La batería dura hasta 8 horas y se carga por USB-C, así que no hay otro cargador que perder.

## Resistencia y pegas

Tiene protección IP54: polvo y salpicaduras no le hacen nada. Sumergirla es otra cosa. Pesa 0,38 kg y se lleva en el bolsillo de una chaqueta de trabajo. A plena potencia deslumbra si queda frente a los ojos, de modo que conviene colocarla alta o de lado. Y en una pared de yeso el imán no sirve; habrá que apoyarla. Por lo que cuesta, es de esas cosas que deberían venir con la casa.`,
  },
  'quarzo-m5': {
    slug: 'quarzo-m5',
    title: 'Quarzo M5: un móvil de gama media para cinco años',
    verdict:
      'Memoria amplia, batería grande y actualizaciones largas. Es el móvil sensato que recomendamos a familia y amigos.',
    bestFor: 'Quien quiere un móvil para muchos años',
    notFor: 'Aficionados a la foto nocturna',
    pros: [
      'Cinco años de actualizaciones',
      'Viene con 256 GB',
      'Batería de 5.100 mAh',
      'Manejable, 6,4 pulgadas y 186 gramos',
    ],
    cons: ['Fotos flojas con poca luz', 'Justo para juegos exigentes'],
    body: `## Un mes como único móvil

Correo, mapas, música, vídeo y muchas fotos de la familia. El M5 llegó siempre a la noche con su batería de 5.100 mAh, y en días tranquilos sobró más de un tercio. Los 8 GB de memoria evitan que las aplicaciones se cierren al saltar de una a otra, y los 256 GB quitan de encima la tarea de borrar vídeos.

La pantalla de 6,4 pulgadas se alcanza casi entera con el pulgar. Pesa 186 gramos y está bien rematado.

## Lo que aceptas a cambio

De día las fotos son buenas. De noche pierden detalle y aparece ruido en las zonas oscuras. Los juegos más pesados funcionan, pero con los gráficos bajados. Si nada de eso te preocupa, lo que queda es un móvil sin sobresaltos y con cinco años de actualizaciones por delante. Es el argumento que más pesa: dentro de tres años seguirá siendo seguro, y no tendrás que pensar en cambiarlo.`,
  },
  'sonoru-buds-3': {
    slug: 'sonoru-buds-3',
    title: 'Sonoru Buds 3: auriculares con cancelación a precio sensato',
    verdict:
      'Suenan bien, apagan el ruido del metro y se conectan a dos aparatos. Cuesta pedir más por lo que valen.',
    bestFor: 'Trayectos diarios y videollamadas',
    notFor: 'Nadar o silencio absoluto',
    pros: [
      'Ocho horas seguidas de batería',
      'Conexión a dos aparatos a la vez',
      'Cancelación de ruido eficaz',
      'Cómodos, 5 gramos cada uno',
    ],
    cons: ['Las voces cercanas se cuelan', 'Resisten el sudor, no la piscina'],
    body: `## Sonido y silencio

La cancelación de ruido funciona donde más falta hace: el zumbido del metro, el aire acondicionado, el avión. Las voces cercanas bajan de volumen, pero se entienden. El sonido es equilibrado, con graves presentes y sin tapar a quien canta. En llamadas nos oyeron bien, salvo con viento fuerte.

Cada auricular pesa 5 gramos y después de una tarde entera no molestaban.

## Batería y conexión

Duran 8 horas con una carga y 32 con el estuche, así que en una semana normal se enchufan una vez. Se conectan a dos aparatos a la vez. Estás con el ordenador, suena el móvil y contestas sin tocar nada; después de acostumbrarte, cuesta volver atrás. La protección IPX4 aguanta sudor y lluvia, no inmersiones. Hay modelos con una cancelación más profunda, y también bastante más caros. Para el día a día, estos son los que compraríamos.`,
  },
  'tecleo-k75': {
    slug: 'tecleo-k75',
    title: 'Tecleo K75: un teclado mecánico que no molesta a nadie',
    verdict:
      'Tacto excelente, poco ruido y piezas que se pueden cambiar. Un teclado para muchos años de trabajo.',
    bestFor: 'Quien escribe muchas horas al día',
    notFor: 'Quien necesita bloque numérico',
    pros: [
      'Silencioso para ser mecánico, 48 dB',
      'Se conecta a tres equipos',
      'Interruptores cambiables sin soldar',
      'Construcción muy sólida',
    ],
    cons: ['Sin bloque numérico', 'Pesado para llevarlo encima'],
    body: `## Escribir con él

Dos meses de artículos, correos y hojas de cálculo. El recorrido es claro, las teclas no bailan y al final del día los dedos van menos cansados que con el del portátil. Hace 48 dB: en videollamada nadie preguntó por el ruido, y con alguien leyendo al lado tampoco hubo quejas.

Tiene 81 teclas. Falta el bloque numérico, con lo que el ratón queda más cerca. Para el hombro es mejor; para la contabilidad, no.

## Pensado para durar

Los interruptores se cambian sin soldar. Si uno falla o quieres otro tacto, lo sacas y pones otro. La batería, de 4.000 mAh, nos duró semanas, y salta entre tres equipos con una combinación de teclas. Pesa 0,92 kg, así que se queda quieto en la mesa y no viaja. Comprueba al comprarlo que la distribución es la española; la ñ se echa de menos enseguida. Por lo demás, es de esos objetos que se usan a diario sin pensar en ellos.`,
  },
  'paralax-view-27': {
    slug: 'paralax-view-27',
    title: 'Paralax View 27: un monitor y un solo cable',
    verdict:
      'Buena imagen, altura regulable y carga por USB-C. Lo primero que compraríamos para trabajar en casa.',
    bestFor: 'Teletrabajo con portátil',
    notFor: 'Mesas de poco fondo',
    pros: [
      'USB-C de 65 W, un solo cable',
      'Pie regulable en altura',
      'Texto nítido, 2560 × 1440',
      'Imagen fluida, 100 Hz',
    ],
    cons: ['Ocupa bastante mesa', 'Carga justa para portátiles potentes'],
    body: `## La mesa, más despejada

Llegas, conectas un cable y el portátil se carga mientras la imagen pasa al monitor. Al terminar, lo quitas y ya está. El USB-C de 65 W es la mejor razón para elegir este modelo, aunque un portátil de los potentes puede pedir más cuando trabaja a fondo.

El pie sube y baja. Parece un detalle hasta que el cuello deja de doler. Con el borde superior a la altura de los ojos, la tarde se hace más corta.

## La imagen

En 27 pulgadas, 2560 × 1440 puntos dan texto nítido y sitio para dos documentos a la vez. Los 100 Hz suavizan el movimiento al bajar por una página larga. No es un monitor para retoque profesional ni lo necesitas para el correo. Pesa 6,1 kg y pide una mesa con fondo: en una de menos de sesenta centímetros lo tendrás demasiado cerca. Si tu mesa lo admite, es un acierto para años.`,
  },
  'folhea-6': {
    slug: 'folhea-6',
    title: 'Folhea 6: un lector electrónico para leer en cualquier sitio',
    verdict:
      'Pantalla nítida, batería de semanas y resistencia al agua. El lector que recomendamos a casi todo el mundo.',
    bestFor: 'Leer novelas en casa, de viaje y en la playa',
    notFor: 'Estudiar con PDF de tamaño folio',
    pros: [
      'Nitidez de papel, 300 puntos por pulgada',
      'Hasta 40 días de batería',
      'Resiste el agua, IPX8',
      'Ligero, 205 gramos',
    ],
    cons: ['Incómodo con documentos PDF grandes', 'Lento al saltar entre capítulos'],
    body: `## Leer sin más

El Folhea 6 hace una cosa y la hace bien. La pantalla de 6,8 pulgadas, con 300 puntos por pulgada, se lee como una página impresa, también a pleno sol. Con letra mediana caben líneas suficientes para no pasar página a cada momento. Pesa 205 gramos y se sujeta con una mano en el autobús.

La protección IPX8 quita el miedo a la bañera y a la piscina. Lo mojamos a propósito y siguió abierto por el mismo capítulo.

## Batería y límites

La batería dura hasta 40 días; nosotros acabamos tres novelas largas antes de cargarlo. En los 16 GB entran miles de libros. Los PDF de tamaño folio son otra historia: hay que ampliar, mover y armarse de paciencia. También es lento al saltar muchos capítulos, como casi cualquier pantalla de tinta. Si sacas libros en préstamo digital de la biblioteca, comprueba antes la compatibilidad. Para leer de principio a fin, cuesta encontrar algo más agradable.`,
  },
  'lumbrea-pagina': {
    slug: 'lumbrea-pagina',
    title: 'Lumbrea Página: una luz de pinza para leer sin despertar',
    verdict: 'Pequeña, cálida y con batería de sobra. El regalo barato que un lector de papel usa de verdad.',
    bestFor: 'Leer en la cama en compañía',
    notFor: 'Libros de gran formato',
    pros: [
      'Luz muy cálida, hasta 1.800 K',
      'Treinta horas de batería',
      'Pesa solo 52 gramos',
      'Se apaga sola a los 30 minutos',
    ],
    cons: ['Pinza justa en tapas gruesas', 'No cubre páginas muy grandes'],
    body: `## La luz adecuada

Leer de noche con otra persona al lado suele acabar en negociación. La Página la evita. Da hasta 45 lúmenes dirigidos al papel y baja a 1.800 kelvin, un ámbar parecido al de una vela. La página se ve y el techo sigue a oscuras. En nuestra prueba, quien dormía al lado no se enteró.

Pesa 52 gramos, así que no vence la tapa ni cansa la mano, tampoco en un libro de bolsillo.

## Detalles que ayudan

El temporizador de 30 minutos la apaga si te duermes antes que el capítulo. La batería dura 30 horas, unas cuantas semanas leyendo un rato cada noche, y se carga por USB-C. La pinza agarra bien en la mayoría de los libros; en tapas muy gruesas va justa. En un libro de arte o un atlas, la esquina inferior queda en penumbra. Para novelas y ensayos de tamaño normal, es todo lo que hace falta. Además, cabe en el neceser.`,
  },
};
