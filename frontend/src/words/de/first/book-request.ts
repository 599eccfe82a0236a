import type { bookRequest as english } from '@/words/en/first/book-request';

export const bookRequest: typeof english = {
  unknownBook: {
    title: 'Fragen Sie uns danach',
    hint: 'Wir suchen das Buch und schreiben Ihnen, ob wir es besorgen können oder nicht.',
    button: 'Anfragen',
    done: 'Vielen Dank. Wir suchen das Buch und schreiben Ihnen.',
  },
  soldOut: {
    title: 'Benachrichtigen, wenn es da ist',
    hint: 'Sie hören einmal von uns, wenn ein Exemplar da ist.',
    hintWithoutEmails: 'Wir sehen, wer darauf wartet.',
    button: 'Benachrichtigen',
    done: 'Wir geben Ihnen Bescheid. Falls wir Ihre Adresse noch nicht kennen, öffnen Sie bitte zuerst den Link in unserer E-Mail.',
    doneWithoutEmails: 'Wir haben notiert, dass Sie darauf warten.',
  },
  text: 'Titel oder ISBN',
  email: 'E-Mail',
  tooMany: 'Das waren sehr viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  failed: 'Die Anfrage wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.',
};
