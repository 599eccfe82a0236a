import { paragraphs } from '../default-texts.ts';
import type { defaultPages as english } from '../en/default-pages.ts';

/** The legal pages of a new shop; the others have no text until the owner writes it. */
export const defaultPages: typeof english = {
  terms: paragraphs(
    'Die Regeln dieser Buchhandlung, in einfachen Worten.',
    '# Bestellen',
    'Zum Bestellen müssen Sie mit einer E-Mail-Adresse angemeldet sein. Eine Bestellung umfasst bis zu hundert verschiedene Bücher, je ein Exemplar. Eine Bestellung ist aufgegeben, wenn wir „Ihre Bestellung wurde erfolgreich aufgegeben!“ anzeigen.',
    '# Preise',
    'Was Steuern und Lieferung kosten, steht neben der Summe, bevor Sie bestellen. Steigt ein Preis während Ihres Einkaufs, sagen wir es Ihnen, bevor etwas bestellt ist; sinkt er, zahlen Sie den niedrigeren.',
    '# Zahlung',
    'Sie zahlen bar, wenn Sie die Bücher erhalten.',
    '# Wenn Sie es sich anders überlegen',
    'Solange eine Bestellung nur eingegangen ist, können Sie sie auf der Seite Ihrer Bestellungen stornieren. Ist sie bestätigt, können wir sie vor dem Versand noch für Sie stornieren.',
    '# Was nicht in unserer Hand liegt',
    'Manche Bücher kommen in kleiner Zahl. Das letzte Exemplar lässt sich nur einmal verkaufen; ist es weg, wenn Sie bestellen, sagen wir es sofort, und es ist nichts bestellt.',
  ),
  privacy: paragraphs(
    'Was diese Buchhandlung speichert, wo und wie lange. Es ist nicht viel.',
    '# Bei anderen',
    'Die Anmeldung übernimmt Firebase Authentication, ein Dienst von Google. Er speichert Ihre E-Mail-Adresse und, bei Anmeldung mit Passwort, eine geschützte Form des Passworts; wir sehen es nie. Wenn Sie sich mit Google anmelden, teilt Google uns Ihren Namen und Ihre E-Mail-Adresse mit. E-Mails an Sie gehen über die Dienste, die E-Mails befördern, und ein Bild, das anderswo liegt, holt Ihr Browser von dort. Sonst verlässt nichts die Buchhandlung: Es gibt keine Werbung und kein Tracking.',
  ),
  accessibility: paragraphs(
    'Hier sollen alle ein Buch auswählen und bestellen können.',
    '# Was wir dafür tun',
    'Der ganze Shop lässt sich allein mit der Tastatur bedienen, und auf jeder Seite können Sie direkt zum Inhalt springen. Seiten haben Überschriften, Links und Felder haben Namen, und Änderungen werden Screenreadern mitgeteilt. Seiten lassen sich vergrößern, folgen Ihrem Gerät in Hell und Dunkel und bewegen sich weniger, wenn Sie weniger Bewegung wünschen.',
    '# Was nicht in unserer Hand liegt',
    'Die Anmeldung mit Google findet auf einer Seite von Google statt.',
    '# Sagen Sie es uns',
    'Wenn Sie hier etwas nicht benutzen können, sagen Sie es uns bitte.',
  ),
};
