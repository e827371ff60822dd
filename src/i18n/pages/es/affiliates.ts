import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const affiliates: StaticPageText = {
  title: 'Programa de afiliados',
  description:
    'Cómo gana dinero Vitrina España con los enlaces a Amazon, por qué no pagas más y por qué la comisión no decide lo que recomendamos.',
  lead: 'En calidad de afiliado de Amazon, Vitrina España obtiene ingresos por las compras adscritas que cumplen los requisitos aplicables. Mereces saber cómo funciona antes de pulsar un enlace.',
  sections: [
    {
      heading: 'Cómo funciona',
      paragraphs: [
        'Muchas de nuestras guías y reseñas enlazan con productos de Amazon.es. Si llegas a la tienda por uno de esos enlaces y haces una compra que cumple las condiciones del programa, Amazon nos paga una comisión.',
        'A ti te cuesta lo mismo que si hubieras llegado por tu cuenta: la comisión no se suma al precio.',
      ],
    },
    {
      heading: 'Cómo reconocer estos enlaces',
      paragraphs: [
        'Los enlaces a las tiendas van marcados como patrocinados. Los identificamos así porque la Ley 34/2002, de servicios de la sociedad de la información (LSSI), pide que lo comercial se reconozca como tal, y porque nos parece lo justo contigo.',
      ],
    },
    {
      heading: 'Lo que la comisión no compra',
      paragraphs: ['Cobrar por una venta podría tentar a cualquiera, así que tenemos límites claros:'],
      points: [
        'La comisión nunca decide qué recomendamos.',
        'Ninguna marca paga por una reseña ni la aprueba antes de publicarse.',
        'La nota, de 0 a 10, sale siempre de los mismos cuatro apartados: rendimiento (40 %), facilidad de uso (20 %), construcción (20 %) y relación calidad-precio (20 %).',
        'Si un producto tiene defectos, los contamos, aunque nos cueste la venta.',
      ],
    },
    {
      heading: 'Precios e imágenes',
      paragraphs: [
        'Cuando mostramos un precio, lo acompañan la fecha y la hora en que era cierto. Si no se renueva, desaparece por sí solo en un máximo de 23 horas. El precio válido es el que veas en la tienda al comprar.',
        'Las imágenes de los productos pertenecen a Amazon y a sus respectivos propietarios; las ilustraciones del contenido de demostración son nuestras.',
      ],
    },
    {
      heading: 'Qué sabemos de tu clic',
      paragraphs: [
        'Contamos los clics por día, edición y enlace, solo como una cifra y separando a las personas de los rastreadores. No guardamos tu dirección IP ni ningún identificador, y esas cifras se conservan 25 meses.',
        'Una vez en la tienda, es ella quien instala sus propias cookies y aplica su propia política de privacidad. Si prefieres no usar nuestros enlaces, busca el producto directamente en la tienda: nuestras páginas te servirán igual.',
      ],
    },
    {
      heading: '¿Alguna duda?',
      paragraphs: [
        'Si algo de lo anterior no queda claro, o si crees que una recomendación no está bien justificada, cuéntanoslo desde la página de contacto.',
      ],
    },
  ],
};
