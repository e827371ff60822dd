import type { DemoCategories } from '#seed/facts/categories.ts';

export const categories: DemoCategories = {
  baby: {
    name: 'Bebés',
    slug: 'bebes',
    description:
      'Lo que de verdad se usa en los primeros meses y lo que puede esperar. Probado en casas con poco sueño y poco sitio.',
  },
  auto: {
    name: 'Coche',
    slug: 'coche',
    description:
      'Cámaras, infladores y accesorios que dan tranquilidad al volante. Nada que exija saber de mecánica.',
  },
  pets: {
    name: 'Mascotas',
    slug: 'mascotas',
    description:
      'Compras que tu gato o tu perro no ignorará al segundo día. Fáciles de limpiar y pensadas para un piso.',
  },
  fashion: {
    name: 'Moda y equipaje',
    slug: 'moda',
    description:
      'Mochilas, maletas y ropa que aguantan el uso diario. Miramos costuras, peso y garantía antes que el color.',
  },
  kitchen: {
    name: 'Cocina',
    slug: 'cocina',
    description:
      'Aparatos que se ganan su hueco en la encimera. Los probamos con la cena de un martes, no con recetas de concurso.',
  },
  fitness: {
    name: 'Deporte',
    slug: 'deporte',
    description: 'Material para moverte más en casa o en la calle. Poco, bueno y que no acabe de perchero.',
  },
  gifts: {
    name: 'Regalos',
    slug: 'regalos',
    description:
      'Ideas para acertar con gente a la que conoces bien y con gente a la que no tanto. Regalos útiles, que se estrenan y se siguen usando.',
  },
  shopping: {
    name: 'Compras inteligentes',
    slug: 'compras-inteligentes',
    description:
      'Cómo reconocer una oferta de verdad, leer una ficha técnica y reclamar una garantía. Para gastar menos y, sobre todo, una sola vez.',
  },
  home: {
    name: 'Hogar',
    slug: 'hogar',
    description:
      'Limpieza, aire y orden para pisos de tamaño normal. Te decimos qué compraríamos y qué puedes ahorrarte.',
  },
  tools: {
    name: 'Herramientas',
    slug: 'herramientas',
    description:
      'Lo necesario para colgar, montar y arreglar sin llamar a nadie. Herramientas honradas para manos que no son de profesional.',
  },
  phones: {
    name: 'Móviles y audio',
    slug: 'moviles',
    description:
      'Móviles y auriculares que seguirán funcionando bien dentro de unos años. Explicados sin jerga y usados a diario.',
  },
  computers: {
    name: 'Informática',
    slug: 'informatica',
    description:
      'Monitores, teclados y todo lo que rodea al ordenador. Elegidos para trabajar muchas horas sin que se queje el cuello.',
  },
  awards: {
    name: 'Lo mejor del año',
    slug: 'lo-mejor-del-ano',
    description:
      'Los productos que volveríamos a comprar sin buscar más. Una lista corta, votada por la redacción y revisada con el uso.',
  },
  books: {
    name: 'Libros y lectura',
    slug: 'libros',
    description:
      'Lectores, luces y accesorios para leer más y mejor. Para quien prefiere la pantalla, el papel o los dos.',
  },
};
