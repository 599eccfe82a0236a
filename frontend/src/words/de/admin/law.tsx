import type { ReactElement } from 'react';
import type { law as english } from '@/words/en/admin/law';

/** The settings that the law of a country requires. */
export const law: typeof english = {
  title: 'Verkauf in …',
  hint: 'Wählen Sie ein Land, um zu sehen, welche Einstellungen sein Recht verlangt und warum. Nichts wird umgestellt, bevor Sie es übernehmen.',
  noAdvice: 'Dies ist keine Rechtsberatung.',
  readOn: (day: string) => `Die Liste wurde zuletzt am ${day} mit ihren Quellen verglichen.`,
  country: 'Land',
  choose: 'Land wählen',
  otherEu: 'Ein anderes Land der Europäischen Union',
  outside: 'Außerhalb der Europäischen Union',
  source: (act: (text: string) => ReactElement, name: string) => (
    <>
      <span>Quelle: </span>
      {act(name)}
    </>
  ),
  acts: {
    orderButton: 'Richtlinie 2011/83/EU, Artikel 8 Absatz 2; EuGH C-249/21 und C-400/22',
    guarantee: 'Richtlinie (EU) 2024/825; Durchführungsverordnung (EU) 2025/1960',
    safety: 'Verordnung (EU) 2023/988 (GPSR)',
    withdrawal: 'Richtlinie (EU) 2023/2673',
    lowestPrice: 'Richtlinie 98/6/EG, Artikel 6a; EuGH C-330/23',
    vat: 'Richtlinie 2006/112/EG',
  },
  actAndNational: (act: string, national: string) => `${act}; ${national}`,
  apply: 'Übernehmen',
  applyOne: (duty: string) => `Übernehmen: ${duty}`,
  applyAll: 'Alle übernehmen',
  applied: 'Wie vorgeschlagen eingestellt.',
  notApplied: 'Nichts wurde umgestellt. Bitte versuchen Sie es noch einmal.',
  changedMeanwhile:
    'Jemand hat die Einstellungen inzwischen geändert. Hier steht der neue Stand: Bitte übernehmen Sie noch einmal.',
  isSet: 'Ist schon so',
  noticeFirst: 'Erst den amtlichen Hinweis hinzufügen',
  nothing:
    'Hier wird nichts vorgeschlagen. Fragen Sie nach, was das Recht Ihres Landes von einem Onlineshop verlangt.',
  duties: {
    orderButton: 'Bestellschaltfläche',
    guarantee: 'Gesetzliche Gewährleistung',
    safety: 'Verlag und Sicherheit',
    withdrawal: 'Widerruf',
    lowestPrice: 'Niedrigster Preis',
    vat: 'Mehrwertsteuer',
    counter: 'Ladentheke',
    fixedPrice: 'Buchpreisbindung',
    shipping: 'Versand',
  },
  why: {
    orderButton:
      'Eine Bestellung bindet Verbraucher nur, wenn die Schaltfläche sagt, dass sie zur Zahlung verpflichtet.',
    guarantee:
      'Seit dem 27. September 2026 zeigt jeder Shop, der an Verbraucher verkauft, den amtlichen Hinweis zur gesetzlichen Gewährleistung.',
    safety:
      'Seit dem 13. Dezember 2024 nennt jedes angebotene Buch seinen Verlag mit Postanschrift und E-Mail- oder Webadresse.',
    withdrawal:
      'Seit dem 19. Juni 2026 muss sich ein Vertrag über eine Schaltfläche auf der Website widerrufen lassen, bis 14 Tage nach der Lieferung.',
    lowestPrice:
      'Neben einem Preis, der als ermäßigt beworben wird, steht der niedrigste der 30 Tage davor.',
    counter:
      'Ein Programm, das an der Theke Geld zusammenzählt, kann als Kasse gelten, die zertifiziert sein muss. Die Ladentheke bucht dann nur aus dem Bestand aus, was Ihre eigene Kasse verkauft hat.',
    shipping:
      'Der Versand neuer Bücher kostet unter 35,00 mindestens 3,00 und ab 35,00 mindestens 0,01.',
  },
  vat: {
    rate: (rate: string) =>
      `Preise enthalten die Mehrwertsteuer, und Bestellungen weisen sie nach Sätzen aus. Vorschlag für gedruckte Bücher: ${rate}.`,
    own: 'Preise enthalten die Mehrwertsteuer, und Bestellungen weisen sie nach Sätzen aus. Sehen Sie nach, welcher Satz in Ihrem Land für Bücher gilt, und tragen Sie ihn selbst ein.',
  },
  fixedPrice: {
    exact: 'Neue Bücher werden zum gebundenen Ladenpreis verkauft, ohne Nachlass.',
    within5:
      'Neue Bücher werden zum gebundenen Preis verkauft. Diese Einstellung lässt höchstens 5 % Nachlass zu.',
  },
};
