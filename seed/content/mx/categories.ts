import type { DemoCategories } from '#seed/facts/categories.ts';

export const categories: DemoCategories = {
  baby: {
    name: 'Bebés',
    slug: 'bebes',
    description:
      'Monitores, carriolas y lo demás que sí se usa en los primeros años. Probado por familias que duermen poco y no quieren comprar dos veces.',
  },
  auto: {
    name: 'Automotriz',
    slug: 'automotriz',
    description:
      'Accesorios para manejar más tranquilo en la ciudad y en carretera. Cámaras, infladores y todo lo que merece un lugar en la cajuela.',
  },
  pets: {
    name: 'Mascotas',
    slug: 'mascotas',
    description:
      'Cosas que tu perro o tu gato va a usar después del primer día. Las evaluamos con animales de verdad, de los que opinan con las uñas.',
  },
  fashion: {
    name: 'Moda y viaje',
    slug: 'moda',
    description:
      'Mochilas, maletas y prendas hechas para durar más de una temporada. Nos fijamos en las costuras, el peso y la garantía antes que en el color.',
  },
  kitchen: {
    name: 'Cocina',
    slug: 'cocina',
    description:
      'Aparatos que ahorran tiempo entre semana y no estorban en la barra. Los usamos para la comida de diario antes de recomendarlos.',
  },
  fitness: {
    name: 'Ejercicio',
    slug: 'ejercicio',
    description:
      'Equipo para entrenar en casa o en el parque, sin llenar la sala de fierros. Lo elegimos pensando en gente con poco espacio y poco tiempo.',
  },
  gifts: {
    name: 'Regalos',
    slug: 'regalos',
    description:
      'Ideas para cumpleaños, intercambios y fiestas que no terminan arrumbadas. Todas pasaron antes por nuestras manos.',
  },
  shopping: {
    name: 'Compras inteligentes',
    slug: 'compras-inteligentes',
    description:
      'Cómo reconocer una buena oferta, leer una garantía y comprar con calma. Consejos cortos para gastar menos y arrepentirte poco.',
  },
  home: {
    name: 'Hogar',
    slug: 'hogar',
    description:
      'Aspiradoras, purificadores y aparatos que hacen la casa más llevadera. Los probamos en departamentos y casas como las tuyas.',
  },
  tools: {
    name: 'Herramientas',
    slug: 'herramientas',
    description:
      'Taladros, lámparas y lo necesario para los arreglos del fin de semana. Te decimos qué aguanta un muro de tabique y qué no.',
  },
  phones: {
    name: 'Celulares y audio',
    slug: 'celulares',
    description:
      'Celulares, audífonos y accesorios que rinden varios años. Medimos la batería, la comodidad y el tiempo que seguirán recibiendo actualizaciones.',
  },
  computers: {
    name: 'Cómputo',
    slug: 'computo',
    description:
      'Monitores, teclados y todo lo que hace más cómoda una jornada frente a la computadora. Pensado para el home office y para quien estudia en casa.',
  },
  awards: {
    name: 'Lo mejor del año',
    slug: 'lo-mejor-del-anio',
    description:
      'Los productos que volveríamos a comprar después de meses de uso. Una lista corta, con razones y con defectos.',
  },
  books: {
    name: 'Libros y lectura',
    slug: 'libros',
    description:
      'Lectores electrónicos, lámparas y compañía para leer más. Para quien lee en el transporte, en la cama o donde lo dejen.',
  },
};
