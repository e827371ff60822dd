import { spanishPhrases } from './phrases-spanish.ts';
import { things, type Vocabulary } from './vocabulary.ts';

export const wordsMx: Vocabulary = {
  ...spanishPhrases,
  things: {
    baby: things(
      'monitores de bebé, carriolas.f, autoasientos, sillas altas.f, calentadores de biberón, cunas de viaje.f, cangureras.f, pañaleras.f',
    ),
    auto: things(
      'cámaras para auto.f, compresores portátiles, aspiradoras de auto.f, soportes para celular, cargadores de batería, cubreasientos, portaequipajes, tapetes de hule',
    ),
    pets: things(
      'fuentes de agua.f, rascadores, camas para perro.f, alimentadores automáticos, areneros, pecheras.f, transportadoras.f, cepillos de pelo',
    ),
    fashion: things(
      'mochilas.f, maletas de cabina.f, tenis para correr, chamarras impermeables.f, lentes de sol, relojes de pulsera, carteras.f, maletas de viaje.f',
    ),
    kitchen: things(
      'freidoras de aire.f, licuadoras.f, cafeteras de espresso.f, hervidores eléctricos, sartenes antiadherentes, batidoras de pedestal.f, cuchillos de cocina, ollas de presión.f',
    ),
    fitness: things(
      'mancuernas ajustables.f, pulseras inteligentes.f, tapetes de yoga, caminadoras.f, bicicletas fijas.f, ligas de resistencia.f, cuerdas para saltar.f, pistolas de masaje.f',
    ),
    gifts: things(
      'cajas de regalo.f, juegos de mesa, cámaras instantáneas.f, velas aromáticas.f, portarretratos digitales, rompecabezas, canastas de desayuno.f, macetas autorriego.f',
    ),
    shopping: things(
      'comparadores de precios, programas de cashback, cajas por suscripción.f, programas de puntos, productos reacondicionados, garantías extendidas.f, cupones de descuento, listas de deseos.f',
    ),
    home: things(
      'aspiradoras inalámbricas.f, robots aspiradores, purificadores de aire, deshumidificadores, ventiladores, trapeadores de vapor, lámparas de pie.f, soportes de TV',
    ),
    tools: things(
      'taladros inalámbricos, lámparas de trabajo.f, juegos de desarmadores, escaleras plegables.f, cajas de herramienta.f, sierras circulares.f, niveles láser, hidrolavadoras.f',
    ),
    phones: things(
      'celulares de gama media, audífonos inalámbricos, baterías portátiles.f, cargadores rápidos, fundas de celular.f, relojes inteligentes, bocinas bluetooth.f, tabletas.f',
    ),
    computers: things(
      'monitores, teclados mecánicos, mouses inalámbricos, cámaras web.f, sillas de oficina.f, laptops.f, routers wifi, discos SSD externos',
    ),
    awards: things(
      'electrodomésticos, accesorios, marcas mexicanas.f, productos de cocina, lanzamientos, clásicos de la casa, hallazgos baratos, aparatos electrónicos',
    ),
    books: things(
      'lectores electrónicos, luces de lectura.f, libreros, atriles, sujetalibros, cuadernos, plumas fuente.f, libros de recetas',
    ),
  },
};
