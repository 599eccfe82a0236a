import type { ReactElement } from 'react';
import type { law as english } from '@/words/en/law';

/** The switches that the law of a country asks for. */
export const law: typeof english = {
  title: 'Verkauf nach ...',
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
  apply: 'Übernehmen',
  applyOne: (duty: string) => `Übernehmen: ${duty}`,
  applyAll: 'Alle übernehmen',
  applied: 'Die Einstellungen sind gespeichert.',
  notApplied: 'Nichts wurde umgestellt. Bitte versuchen Sie es noch einmal.',
  changedMeanwhile:
    'Jemand hat die Einstellungen inzwischen geändert. Sie stehen hier, wie sie jetzt sind: bitte übernehmen Sie noch einmal.',
  isSet: 'Ist schon so',
  noticeFirst: 'Erst den amtlichen Hinweis hinzufügen',
  nothing:
    'Hier wird nichts vorgeschlagen. Fragen Sie nach, was das Recht Ihres Landes von einem Onlineshop verlangt.',
  duties: {
    orderButton: 'Bestellschaltfläche',
    guarantee: 'Gesetzliche Gewährleistung',
    safety: 'Verlag und Sicherheit',
    withdrawal: 'Widerruf',
    vat: 'Umsatzsteuer',
    counter: 'Ladentheke',
    fixedPrice: 'Buchpreisbindung',
    shipping: 'Versand',
  },
  why: {
    orderButton:
      'Eine Bestellung bindet Verbraucher nur, wenn die Schaltfläche sagt, dass sie zur Zahlung verpflichtet.',
    guarantee:
      'Seit dem 27. September 2026 zeigt jeder Shop, der an Verbraucher verkauft, den amtlichen Hinweis auf die gesetzliche Gewährleistung.',
    safety:
      'Seit dem 13. Dezember 2024 nennt jedes angebotene Buch seinen Verlag mit Postanschrift und E-Mail- oder Webadresse.',
    withdrawal:
      'Seit dem 19. Juni 2026 können Kunden einen Vertrag über eine Schaltfläche auf der Website widerrufen, bis 14 Tage nach der Lieferung.',
    counter:
      'Ein Programm, das an der Theke Geld zusammenzählt, kann als Kasse gelten und braucht dann eine Sicherheitseinrichtung. Die Ladentheke bucht dann nur den Bestand dessen, was Ihre eigene Kasse verkauft hat.',
    shipping:
      'Der Versand neuer Bücher kostet unter 35,00 mindestens 3,00 und ab dann mindestens 0,01.',
  },
  vat: {
    rate: (rate: string) =>
      `Preise enthalten die Umsatzsteuer, und Bestellungen weisen sie nach Sätzen aus. Vorschlag für gedruckte Bücher: ${rate}.`,
    own: 'Preise enthalten die Umsatzsteuer, und Bestellungen weisen sie nach Sätzen aus. Sehen Sie nach, welcher Satz in Ihrem Land für Bücher gilt, und tragen Sie ihn selbst ein.',
  },
  fixedPrice: {
    exact: 'Neue Bücher werden zum gebundenen Ladenpreis verkauft, ohne Nachlass.',
    within5:
      'Neue Bücher werden zum gebundenen Preis verkauft. Diese Einstellung lässt höchstens 5 % Nachlass zu.',
  },
};
