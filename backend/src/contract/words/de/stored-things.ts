import type { StoredThingsWords } from '../../shop/stored-things.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('de');
const years = (count: number) => plural(count, { one: '# Jahr', other: '# Jahre' });
const months = (count: number) => plural(count, { one: '# Monat', other: '# Monate' });
const records = 'solange wir solche Unterlagen führen';
const withoutPerson = 'ohne Name, Firma, E-Mail-Adresse, Telefonnummer und Straße';

/** What the shop stores: what it is, what it is for and how long it is kept. */
export const storedThingsWords: StoredThingsWords = {
  title: 'Was diese Buchhandlung speichert',
  areas: { cookie: 'In Cookies', browser: 'In Ihrem Browser', database: 'Bei uns' },
  after: (text) => `: ${text}`,
  things: {
    session: {
      what: 'Eine Zufallszahl, wenn Sie sich anmelden',
      text: 'sagt unserem Server, wer Sie sind. Höchstens eine Stunde gespeichert; sie wird erneuert, solange Sie hier sind.',
    },
    browserMark: {
      what: 'Ein Vermerk ohne Inhalt, wenn Sie sich ohne „Angemeldet bleiben“ anmelden',
      text: 'sagt, dass der Browser seitdem nicht geschlossen wurde. Gespeichert, bis der Browser geschlossen wird.',
    },
    lists: {
      what: 'Ihr Warenkorb und Ihr Merkzettel',
      text: 'damit beide auf Sie warten; vermerkt ist auch, welche Bücher ohne Anmeldung hineingelegt wurden. Gespeichert, bis Sie sie entfernen; wenn Sie sich abmelden, verlässt der Inhalt Ihres Kontos diesen Browser, und was Sie ohne Anmeldung hineingelegt haben, bleibt.',
    },
    theme: {
      what: 'Ihre Wahl von hell oder dunkel',
      text: 'damit die Buchhandlung beim nächsten Mal genauso aussieht. Gespeichert, bis Sie die Einstellung Ihres Geräts wählen.',
    },
    recent: {
      what: 'Die Bücher, die Sie zuletzt angesehen, und die Wörter, die Sie zuletzt gesucht haben',
      text: 'damit Sie sie wiederfinden. Gespeichert, bis Sie sie dort löschen, neuere an ihre Stelle treten oder Sie sich abmelden.',
    },
    openOrders: {
      what: 'Zu jeder Bestellung, die Sie absenden, eine Zufallszahl mit Ihrem Konto und ihren Büchern',
      text: 'verhindert, dass aus einem Kauf zwei Bestellungen werden. Gespeichert, bis wir wissen, was aus der Bestellung wurde.',
    },
    drafts: {
      what: 'Was Sie eingegeben und nicht abgesendet haben',
      text: 'damit es bei einem Umweg oder beim Neuladen nicht verloren geht. Gespeichert, bis es abgesendet ist, Sie sich abmelden oder der Tab geschlossen wird.',
    },
    signIn: {
      what: 'Ihre Anmeldung und wann Sie sich zuletzt abgemeldet haben',
      text: 'damit alle Tabs wissen, wer da ist. Gespeichert, bis der Browser geschlossen wird oder, mit „Angemeldet bleiben“, bis Sie sich abmelden; der Zeitpunkt der Abmeldung bleibt.',
    },
    scroll: {
      what: 'Wie weit unten Sie auf den Seiten waren, die Sie verlassen haben, und welche Seite erneut geöffnet wurde',
      text: 'damit „Zurück“ dorthin führt, wo Sie waren, auch nachdem der Shop erneuert wurde. Gespeichert, bis der Tab geschlossen wird.',
    },
    ownersWork: {
      what: 'Für alle, die die Buchhandlung führen: ihre Anmeldung, ihr Benutzername und laufende Arbeit',
      text: 'damit sie weitermachen können. Gespeichert, bis sie sich abmelden oder den Tab schließen; der Benutzername, bis sie „Angemeldet bleiben“ abwählen, die Spalten ihrer Dateien dauerhaft.',
    },
    orders: {
      what: 'Bestellungen: Name, E-Mail-Adresse, Telefonnummer, Anschrift, falls angegeben Firma und USt-IdNr., der Text einer Grußkarte, die Bücher und die Schritte der Bestellung',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `unsere Unterlagen zum Verkauf. Gespeichert, ${records}; wenn Sie Ihr Konto löschen, bleiben sie ${withoutPerson}.`
          : `unsere Unterlagen zum Verkauf. Nach dem Abschluss der Bestellung ${years(ordersYears)} gespeichert; danach oder wenn Sie Ihr Konto löschen, bleiben sie ${withoutPerson}.`,
    },
    customers: {
      what: 'Ihr Konto: Warenkorb und Merkzettel sowie Name, Telefonnummer und Anschrift, wenn Sie sie hinterlegen',
      text: 'damit Sie sie auf Ihren anderen Geräten und bei der nächsten Bestellung wiederfinden. Gespeichert, bis Sie sie löschen; alles davon lässt sich auf der Kontoseite herunterladen und löschen.',
    },
    sessions: {
      what: 'Die Sitzung, die zum Cookie gehört',
      text: 'sagt, von wem ein Aufruf kommt. Höchstens eine Stunde gespeichert.',
    },
    emails: {
      what: 'Die E-Mails, die wir Ihnen senden',
      text: ({ emailsMonths }) =>
        `damit wir antworten können, wenn Sie nach einer fragen. ${months(emailsMonths)} gespeichert.`,
    },
    newsletter: {
      what: 'Die Liste des Newsletters: Ihre E-Mail-Adresse, wann Sie ihn bestellt und wann Sie das bestätigt haben',
      text: 'um ihn zu senden und um zu zeigen, dass Sie ihn wollten. Gespeichert, bis Sie ihn abbestellen; eine Adresse, die niemand bestätigt, verschwindet nach 30 Tagen.',
    },
    orderMessages: {
      what: 'Was Sie und wir zu einer Bestellung geschrieben haben',
      text: 'damit beide es nachlesen können. Gespeichert, bis Ihr Name aus der Bestellung entfernt wird.',
    },
    bookRequests: {
      what: 'Bücher, nach denen Sie gefragt haben: welches, oder Ihre Worte, und Ihre E-Mail-Adresse',
      text: 'um Ihnen zu schreiben, wenn es da ist. Gespeichert, bis Sie Bescheid haben oder die Anfrage beenden, höchstens ein Jahr; eine, die niemand bestätigt, 30 Tage.',
    },
    withdrawals: {
      what: 'Widerrufe eines Vertrags: Name, E-Mail-Adresse, Nummer der Bestellung und ihre Bücher',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `unsere Unterlagen darüber, was Sie wann erklärt haben. Gespeichert, ${records}; ein Widerruf, der zu keiner Bestellung passt, ein Jahr.`
          : `unsere Unterlagen darüber, was Sie wann erklärt haben. ${years(ordersYears)} gespeichert; danach bleiben sie ohne Name und E-Mail-Adresse. Ein Widerruf, der zu keiner Bestellung passt, verschwindet nach einem Jahr.`,
    },
    visits: {
      what: 'Wie viele Besuche wir in einer Stunde hatten',
      text: 'nur eine Zahl; wer da war, wird nicht gespeichert. Dauerhaft gespeichert.',
    },
    requestKeys: {
      what: 'Eine Zahl, errechnet aus der Zufallszahl jeder Bestellung, und welche Bestellung daraus wurde',
      text: 'verhindert, dass aus einem Kauf zwei Bestellungen werden. Einen Tag gespeichert.',
    },
    limits: {
      what: 'Wie oft jemand versucht hat, sich anzumelden, sich registriert, bestellt oder einen Vertrag widerrufen hat und wie oft wir an eine Adresse geschrieben haben, unter einer Zahl, errechnet aus Netzwerkadresse, E-Mail-Adresse oder Telefonnummer',
      text: 'hindert andere daran, Passwörter zu erraten, die Buchhandlung mit Bestellungen und Postfächer mit unseren E-Mails zu füllen. Höchstens eine Stunde gespeichert, zu E-Mails einen Tag.',
    },
    verified: {
      what: 'Eine Zahl, errechnet aus Ihrer E-Mail-Adresse, sobald Sie gezeigt haben, dass sie Ihnen gehört',
      text: 'damit wir Ihnen zu jeder Ihrer Bestellungen schreiben dürfen. Nach Ihrer letzten Anmeldung ein Jahr gespeichert oder bis Sie Ihr Konto löschen.',
    },
    admins: {
      what: 'Wer die Buchhandlung führt: Benutzername, eine geschützte Form des Passworts, Anmeldungen',
      text: 'lässt diese Personen ein und sonst niemanden. Gespeichert, bis sie gehen; eine Zahl, errechnet aus der Netzwerkadresse jeder Anmeldung, 30 Tage.',
    },
    auditLog: {
      what: 'Wer von denen, die die Buchhandlung führen, sich angemeldet hat, wer welches Buch, Regal oder Verwaltungskonto, welche Einstellung oder welchen Verlag geändert hat, und wann',
      text: 'damit sich ein Fehler finden und beheben lässt. Dauerhaft gespeichert.',
    },
    backups: {
      what: 'Kopien von alledem',
      text: 'um die Buchhandlung nach einem Schadensfall wiederherzustellen. Gespeichert, bis neuere Kopien an ihre Stelle treten.',
    },
    shop: {
      what: 'Die Buchhandlung selbst: ihre Bücher, deren Umschläge, ihre Texte und Summen des Verkauften',
      text: 'darin ist keine Kundin und kein Kunde genannt. Gespeichert, solange die Buchhandlung sie braucht.',
    },
  },
};
