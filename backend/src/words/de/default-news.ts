import { paragraphs, type DefaultNote } from '../default-texts.ts';

/** The notes on the home page of a new shop, in the order of their pictures. */
export const defaultNews: DefaultNote[] = [
  {
    title: 'Freitags bleibt der Lesesaal länger offen',
    description:
      'Ab sofort brennen die Lampen in unserem Lesesaal freitags bis zehn Uhr abends. Der Tee geht aufs Haus, und niemand fragt, ob Sie etwas kaufen wollen.',
    story: paragraphs(
      'Die grünen Lampen über dem langen Tisch gingen bisher um sechs aus. Freitags bleiben sie nun bis zehn Uhr an.',
      'Nehmen Sie ein beliebiges Buch aus dem Regal, suchen Sie sich einen Stuhl und bleiben Sie für ein Kapitel oder den ganzen Abend. Auf der Anrichte steht Tee, und die Katze ist bereit, das Sofa zu teilen.',
      'Niemand fragt, ob Sie etwas kaufen wollen. Wenn Sie trotzdem mit einem Buch unter dem Arm gehen, beschweren wir uns nicht.',
    ),
  },
  {
    title: 'Vier Regalbretter Horror für lange Abende',
    description:
      'Wir haben die Wand an der Treppe freigeräumt und mit Schlössern, Kerzen und Dingen gefüllt, die am Fenster kratzen. Beginnen Sie mit Usher, enden Sie mit Dracula.',
    story: paragraphs(
      'Wenn die Abende lang werden, fragen die Leute nach den Büchern, die sie noch länger machen. Also haben wir die Wand an der Treppe freigeräumt.',
      'Beginnen Sie mit Poe: „Der Untergang des Hauses Usher“ dauert eine Stunde und bleibt eine Woche. Weiter geht es mit Doktor Jekyll, der besseren Hälfte, und dem Studenten, der einen Menschen baute und vergaß, freundlich zu ihm zu sein.',
      'Heben Sie sich Dracula bis zuletzt auf. Lesen Sie ihn so, wie er geschrieben wurde, in Briefen und Tagebüchern, einen Eintrag nach dem anderen, und lassen Sie das Fenster zu.',
    ),
  },
  {
    title: 'Wie wir ein Buch verpacken, damit es glatt ankommt',
    description:
      'Zwei Pappen, ein Bogen Papier und ein Falz, den wir von einem Landkartenhändler gelernt haben: was mit Ihrem Buch zwischen unserem Tisch und Ihrer Tür geschieht.',
    story: paragraphs(
      'Ein Buch hat acht Ecken, und ein Paket findet jede einzelne. Wir haben es mit Schaumstoff, Stroh und guten Wünschen versucht. Das hier funktioniert.',
      'Zuerst ein Bogen schlichtes Papier, so gefaltet, wie es uns ein Landkartenhändler gezeigt hat, damit der Umschlag nie mit Klebstoff in Berührung kommt. Dann zwei Pappen, einen Finger breiter als das Buch: Ihre Ecken fangen die Stöße ab. Zuletzt eine Hülle aus kräftigem Packpapier, die sich mit einem Zug öffnen lässt.',
      'Nichts davon ist Plastik, und die Pappen werden wieder verwendet. Unsere sind auf ihrer dritten Reise.',
    ),
  },
  {
    title: 'Im Dezember lesen wir wieder bei Kerzenlicht',
    description:
      'Jeden Donnerstag im Dezember lesen wir bei Kerzenlicht eine Geschichte vor, vom ersten Satz bis zum letzten. Bringen Sie einen Schal mit, die Tür schließt nicht gut.',
    story: paragraphs(
      'Angefangen hat es mit einem Stromausfall und einem Kunden, der „Eine Weihnachtsgeschichte“ auswendig konnte. Seither ist es Brauch.',
      'Jeden Donnerstag im Dezember um sieben Uhr abends liest jemand von uns im Licht von zwölf Kerzen eine Geschichte vor. Wir beginnen mit dem ersten Satz und hören nach dem letzten auf; ein Gespräch gibt es nur, wenn Sie eines beginnen.',
      'Es gibt vierzig Stühle. Kommen Sie etwas früher und bringen Sie einen Schal mit, denn die Tür schließt nicht gut.',
    ),
  },
  {
    title: 'Ada Lovelaces Anmerkungen, und warum man sie noch heute liest',
    description:
      'Im Jahr 1843 übersetzte sie einen Aufsatz über eine Maschine, die es nicht gab, und fügte Anmerkungen hinzu, dreimal so lang. In der letzten steht das erste veröffentlichte Programm.',
    story: paragraphs(
      'Ada Lovelace sollte einen kurzen Aufsatz über die Analytical Engine übersetzen, eine Maschine aus Messing, die nie gebaut wurde. Ihre Anmerkungen dazu wurden dreimal so lang wie der Text.',
      'In Anmerkung G legt sie Schritt für Schritt dar, wie die Maschine die Bernoulli-Zahlen berechnen würde. Darin gibt es Schleifen, ein Protokoll der Variablen und, wie alle feststellen, die es ausprobieren, einen Fehler.',
      'Jung hält den Text ein anderer Gedanke: dass eine solche Maschine mit allem arbeiten könnte, was sich in Symbolen schreiben lässt, auch mit Musik. Unsere Ausgabe enthält alle sieben Anmerkungen, von A bis G.',
    ),
  },
];
