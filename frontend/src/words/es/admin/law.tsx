import type { ReactElement } from 'react';
import type { law as english } from '@/words/en/admin/law';

/** The settings that the law of a country requires. */
export const law: typeof english = {
  title: 'Vender en…',
  hint: 'Elija un país para ver qué ajustes exige su ley y por qué. Nada cambia hasta que usted lo aplique.',
  noAdvice: 'Esto no es asesoramiento jurídico.',
  readOn: (day: string) => `La lista se comparó con sus fuentes el ${day}.`,
  country: 'País',
  choose: 'Elegir un país',
  otherEu: 'Otro país de la Unión Europea',
  outside: 'Fuera de la Unión Europea',
  source: (act: (text: string) => ReactElement, name: string) => (
    <>
      <span>Fuente: </span>
      {act(name)}
    </>
  ),
  acts: {
    orderButton: 'Directiva 2011/83/UE, artículo 8, apartado 2; TJUE C-249/21 y C-400/22',
    guarantee: 'Directiva (UE) 2024/825; Reglamento de Ejecución (UE) 2025/1960',
    safety: 'Reglamento (UE) 2023/988 (RGSP)',
    withdrawal: 'Directiva (UE) 2023/2673',
    lowestPrice: 'Directiva 98/6/CE, artículo 6 bis; TJUE C-330/23',
    vat: 'Directiva 2006/112/CE',
  },
  actAndNational: (act: string, national: string) => `${act}; ${national}`,
  apply: 'Aplicar',
  applyOne: (duty: string) => `Aplicar: ${duty}`,
  applyAll: 'Aplicar todo',
  applied: 'Aplicado según la propuesta.',
  notApplied: 'No se ha cambiado nada. Inténtelo de nuevo.',
  changedMeanwhile:
    'Alguien ha cambiado los ajustes entretanto. Se muestran como están ahora: aplíquelos otra vez.',
  isSet: 'Ya está así',
  noticeFirst: 'Añada primero el aviso oficial',
  nothing:
    'Aquí no se propone nada. Infórmese de lo que la ley de su país pide a una tienda en línea.',
  duties: {
    orderButton: 'Botón de pedido',
    guarantee: 'Garantía legal',
    safety: 'Editorial y seguridad',
    withdrawal: 'Desistimiento',
    lowestPrice: 'Precio más bajo',
    vat: 'IVA',
    counter: 'Mostrador',
    fixedPrice: 'Precio fijo del libro',
    shipping: 'Envío',
  },
  why: {
    orderButton:
      'Un pedido solo obliga a un consumidor si el botón dice que supone la obligación de pagar.',
    guarantee:
      'Desde el 27 de septiembre de 2026 toda tienda que vende a consumidores muestra el aviso oficial sobre la garantía legal.',
    safety:
      'Desde el 13 de diciembre de 2024 cada libro en venta indica su editorial, con una dirección postal y una de correo o web.',
    withdrawal:
      'Desde el 19 de junio de 2026 los clientes pueden desistir de un contrato con un botón del sitio, hasta 14 días después de la entrega.',
    lowestPrice:
      'Junto a un precio que se anuncia como rebajado figura el más bajo de los 30 días anteriores.',
    counter:
      'Un programa que suma dinero en un mostrador puede considerarse una caja, que debe estar certificada. Entonces el mostrador solo descuenta del stock lo que ha vendido su propia caja.',
    shipping:
      'Enviar libros nuevos cuesta al menos 3,00 por debajo de 35,00 y al menos 0,01 a partir de 35,00.',
  },
  vat: {
    rate: (rate: string) =>
      `Los precios incluyen el IVA y los pedidos lo muestran por tipos. Propuesto para libros impresos: ${rate}.`,
    own: 'Los precios incluyen el IVA y los pedidos lo muestran por tipos. Busque el tipo de los libros en su país e introdúzcalo.',
  },
  fixedPrice: {
    exact: 'Los libros nuevos se venden al precio fijo, sin descuento.',
    within5:
      'Los libros nuevos se venden a un precio fijo. Este ajuste admite un descuento del 5 % como máximo.',
  },
};
