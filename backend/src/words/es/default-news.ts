import { paragraphs, type DefaultNote } from '../default-texts.ts';

/** The notes on the home page of a new shop, in the order of their pictures. */
export const defaultNews: DefaultNote[] = [
  {
    title: 'La sala de lectura abre hasta tarde los viernes',
    description:
      'Desde ahora, las lámparas de nuestra sala de lectura siguen encendidas hasta las diez los viernes por la noche. El té lo pone la casa, y nadie le preguntará si piensa comprar.',
    story: paragraphs(
      'Las lámparas verdes de la mesa larga se apagaban a las seis. Ahora, los viernes, siguen encendidas hasta las diez.',
      'Tome cualquier libro de las estanterías, busque una silla y quédese un capítulo o la tarde entera. Hay té en el aparador, y la gata ha aceptado compartir el sofá.',
      'Nadie le preguntará si piensa comprar. Si aun así se va con un libro bajo el brazo, no nos quejaremos.',
    ),
  },
  {
    title: 'Cuatro estantes de terror para las noches largas',
    description:
      'Hemos despejado la pared de la escalera y la hemos llenado de castillos, velas y cosas que arañan la ventana. Empiece por Usher, termine con Drácula.',
    story: paragraphs(
      'Cuando las noches se alargan, la gente pide los libros que las hacen aún más largas. Así que despejamos la pared de la escalera.',
      'Empiece por Poe: «La caída de la casa Usher» se lee en una hora y se queda una semana. Siga con el doctor Jekyll, que era la mitad buena, y con el estudiante que fabricó a un hombre y olvidó ser amable con él.',
      'Deje a Drácula para el final. Léalo tal como se escribió, en cartas y diarios, una entrada cada vez, y con la ventana cerrada.',
    ),
  },
  {
    title: 'Cómo envolvemos un libro para que llegue intacto',
    description:
      'Dos cartones, una hoja de papel y un pliegue que aprendimos de un vendedor de mapas: lo que le pasa a su libro entre nuestra mesa y su puerta.',
    story: paragraphs(
      'Un libro tiene ocho esquinas, y un paquete las encuentra todas. Hemos probado con espuma, con paja y con buenos deseos. Esto es lo que funciona.',
      'Primero, una hoja de papel liso, doblada como nos enseñó un vendedor de mapas, para que la cubierta nunca toque el pegamento. Después, dos cartones un dedo más anchos que el libro: los golpes se los llevan las esquinas de los cartones. Por último, una funda de papel marrón resistente que se abre de un tirón.',
      'No hay nada de plástico, y los cartones se vuelven a usar. Los nuestros van por su tercer viaje.',
    ),
  },
  {
    title: 'En diciembre vuelven nuestras lecturas a la luz de las velas',
    description:
      'Cada jueves de diciembre leemos un cuento en voz alta a la luz de las velas, de la primera línea a la última. Traiga bufanda: la puerta no cierra bien.',
    story: paragraphs(
      'Empezó con un apagón y un cliente que se sabía «Cuento de Navidad» de memoria. Desde entonces es costumbre.',
      'Cada jueves de diciembre, a las siete, alguien de la casa lee un cuento en voz alta a la luz de doce velas. Empezamos por la primera línea y paramos después de la última; no hay coloquio, a no ser que lo empiece usted.',
      'Hay cuarenta sillas. Venga un poco antes y traiga bufanda, porque la puerta no cierra bien.',
    ),
  },
  {
    title: 'Las notas de Ada Lovelace, que los programadores aún leen',
    description:
      'En 1843 tradujo un artículo sobre una máquina que no existía y le añadió unas notas tres veces más largas. En la última está el primer programa publicado.',
    story: paragraphs(
      'A Ada Lovelace le pidieron traducir un breve artículo sobre la máquina analítica, un ingenio de latón que nunca se construyó. Sus notas acabaron siendo tres veces más largas que el texto.',
      'En la nota G expone, paso a paso, cómo calcularía la máquina los números de Bernoulli. Tiene bucles y un seguimiento de sus variables y, como siguen descubriendo quienes lo prueban, un error.',
      'Lo que la mantiene joven es otra idea: que una máquina así podría trabajar con todo lo que se pueda escribir en símbolos, incluida la música. Nuestra edición contiene las siete notas, de la A a la G.',
    ),
  },
];
