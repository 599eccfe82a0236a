import type { bookRequest as english } from '@/words/en/first/book-request';

export const bookRequest: typeof english = {
  unknownBook: {
    title: 'Zapytaj księgarnię o tę książkę',
    hint: 'Poszukamy jej i napiszemy, czy możemy ją sprowadzić.',
    button: 'Wyślij zapytanie',
    done: 'Dziękujemy. Poszukamy jej i napiszemy.',
  },
  soldOut: {
    title: 'Powiadom o dostępności',
    hint: 'Napiszemy jeden raz, gdy książka będzie dostępna.',
    hintWithoutEmails: 'Będziemy wiedzieć, kto na nią czeka.',
    button: 'Powiadom',
    done: 'Damy znać. Jeśli nie znamy jeszcze tego adresu, proszę najpierw otworzyć link w naszym e-mailu.',
    doneWithoutEmails: 'Zapisaliśmy, że ktoś na nią czeka.',
  },
  text: 'Tytuł lub ISBN',
  email: 'E-mail',
  tooMany: 'Takich próśb było bardzo dużo. Proszę spróbować później.',
  failed: 'Nie udało się zapisać prośby. Proszę spróbować ponownie.',
};
