import { spanishPhrases } from './phrases-spanish.ts';
import { things, type Vocabulary } from './vocabulary.ts';

export const wordsEs: Vocabulary = {
  ...spanishPhrases,
  things: {
    baby: things(
      'vigilabebés, sillas de paseo.f, sillas de coche.f, tronas.f, calientabiberones, cunas de viaje.f, mochilas portabebés.f, bolsos cambiadores',
    ),
    auto: things(
      'cámaras para el coche.f, compresores portátiles, aspiradores de coche, soportes para móvil, cargadores de batería, fundas de asiento.f, cofres de techo, alfombrillas de goma.f',
    ),
    pets: things(
      'fuentes de agua.f, rascadores, camas para perro.f, comederos automáticos, areneros, arneses, transportines, cepillos de pelo',
    ),
    fashion: things(
      'mochilas.f, maletas de cabina.f, zapatillas de correr.f, chaquetas impermeables.f, gafas de sol.f, relojes de pulsera, carteras.f, bolsas de viaje.f',
    ),
    kitchen: things(
      'freidoras de aire.f, batidoras de vaso.f, cafeteras exprés.f, hervidores eléctricos, sartenes antiadherentes.f, amasadoras.f, cuchillos de cocina, ollas a presión.f',
    ),
    fitness: things(
      'mancuernas ajustables.f, pulseras de actividad.f, esterillas de yoga.f, cintas de correr.f, bicicletas estáticas.f, bandas elásticas.f, combas.f, pistolas de masaje.f',
    ),
    gifts: things(
      'cajas regalo.f, juegos de mesa, cámaras instantáneas.f, velas aromáticas.f, marcos digitales, puzles, cestas de desayuno.f, macetas autorriego.f',
    ),
    shopping: things(
      'comparadores de precios, programas de reembolso, cajas por suscripción.f, programas de puntos, productos reacondicionados, ampliaciones de garantía.f, cupones de descuento, listas de deseos.f',
    ),
    home: things(
      'aspiradoras sin cable.f, robots aspiradores, purificadores de aire, deshumidificadores, ventiladores, mopas de vapor.f, lámparas de pie.f, soportes de TV',
    ),
    tools: things(
      'taladros sin cable, linternas de trabajo.f, juegos de destornilladores, escaleras plegables.f, cajas de herramientas.f, sierras circulares.f, niveles láser, hidrolimpiadoras.f',
    ),
    phones: things(
      'móviles de gama media, auriculares sin cable, baterías externas.f, cargadores rápidos, fundas de móvil.f, relojes inteligentes, altavoces bluetooth, tabletas.f',
    ),
    computers: things(
      'monitores, teclados mecánicos, ratones sin cable, cámaras web.f, sillas de oficina.f, portátiles, routers wifi, discos SSD externos',
    ),
    awards: things(
      'electrodomésticos, accesorios, marcas españolas.f, productos de cocina, novedades.f, clásicos de casa, hallazgos baratos, aparatos electrónicos',
    ),
    books: things(
      'lectores de libros electrónicos, luces de lectura.f, estanterías.f, atriles, sujetalibros, cuadernos, plumas estilográficas.f, libros de recetas',
    ),
  },
};
