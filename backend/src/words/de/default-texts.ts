import { categories } from '../../contract/words/de/categories.ts';
import type { defaultTexts as english } from '../en/default-texts.ts';
import { paragraphs } from '../default-texts.ts';
import { defaultNews } from './default-news.ts';
import { defaultPages } from './default-pages.ts';

const freeShipping = [
  '# Kostenloser Versand',
  'Der Preis neben einem Buch ist der Preis, den Sie zahlen: Der Versand ist kostenlos, und die Steuern sind enthalten.',
];

/** Texts of the shop about itself until its owner changes them. */
export const defaultTexts: typeof english = {
  shopLine: 'eine unabhängige Online-Buchhandlung',
  categories,
  tax: 'enthalten',
  newsletterFrequency: 'zweimal im Monat',
  hero: 'Neu auf dem Tisch diese Woche: Geschichten, in denen man sich verliert, Ideen, die ihr Jahrhundert überlebt haben, und der eine oder andere Geist. Von Hand ausgewählt, in Papier verschickt, bezahlt, wenn sie da sind.',
  about: ({ name, hasDefaultCategories, hasPickup }) => {
    const shelves = hasDefaultCategories
      ? 'Wir haben fünf Regale: Wirtschaft, Technik, Belletristik, Horror und Abenteuer. Jedes Buch darin'
      : 'Jedes Buch in unseren Regalen';
    return paragraphs(
      'Eine kleine Buchhandlung für Bücher, die seit hundert Jahren und länger gelesen werden, und für solche, bei denen es so kommen wird.',
      `${name} ist eine unabhängige Online-Buchhandlung. ${shelves} hat jemand von uns gelesen, und den Text daneben hat geschrieben, wer es gelesen hat.`,
      `Wir verkaufen auf die altmodische Art. Sie wählen aus, wir packen ein, und Sie zahlen bar, wenn Sie ${hasPickup ? 'die Bücher' : 'das Paket'} in Händen halten. Es gibt keine Kartennummern einzutippen, keine Sterne zu sammeln und keine Countdowns.`,
    );
  },
  services: ({ isFree }) =>
    paragraphs(
      'Was wir für Sie tun, vom Regal bis zu Ihrer Tür.',
      '# Barzahlung bei Lieferung',
      'Sie zahlen, wenn die Bücher da sind, und vorher nichts. Eine andere Zahlungsart bieten wir nicht an.',
      ...(isFree ? freeShipping : []),
      '# Wenn Sie es sich anders überlegen',
      'Bis wir eine Bestellung bestätigen, können Sie sie auf der Seite Ihrer Bestellungen selbst stornieren, mit einem Klick. Dort sehen Sie auch jeden ihrer Schritte: eingegangen, bestätigt, versandt, zugestellt.',
      '# Warenkorb und Merkzettel warten',
      'Was Sie in den Warenkorb legen oder mit einem Herz markieren, bleibt in Ihrem Browser, auch wenn Sie ihn schließen und ganz ohne Anmeldung.',
    ),
  delivery: ({ isFree }) =>
    isFree ? 'Bei Lieferung bar zahlen. Der Versand ist kostenlos.' : 'Bei Lieferung bar zahlen.',
  news: defaultNews,
  pages: defaultPages,
};
