import type { DemoAuthors } from '#seed/facts/authors.ts';

export const authors: DemoAuthors = {
  'mariana-olvera': {
    name: 'Mariana Olvera',
    words:
      'Mariana vive en un departamento de la colonia Narvarte con dos niños y una ventana que da a la avenida. Escribe sobre limpieza, aire y lo que sí cabe.',
    knows: ['limpieza', 'calidad del aire', 'bebés', 'espacios pequeños'],
  },
  'ximena-arriaga': {
    name: 'Ximena Arriaga',
    words:
      'Ximena prueba recetas los domingos y maletas el resto del año. Si algo no se lava fácil, lo dice en el primer párrafo.',
    knows: ['cocina', 'café', 'viajes', 'gatos'],
  },
  'rodrigo-cervantes': {
    name: 'Rodrigo Cervantes',
    words:
      'Rodrigo fue residente de obra y aún trae la cinta métrica en la bolsa. Compara herramientas, cámaras para el auto y descuentos que no lo son.',
    knows: ['herramientas', 'autos', 'oficina en casa', 'ofertas'],
  },
  'emiliano-trevino': {
    name: 'Emiliano Treviño',
    words:
      'Emiliano corre por la mañana y lee de noche, casi siempre en una pantalla. Mide la batería de todo lo que tiene una.',
    knows: ['celulares', 'audífonos', 'lectores electrónicos', 'ejercicio'],
  },
};
