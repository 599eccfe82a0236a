import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Words that have another name here; the right one is in .github/STYLE.md. */
const oldNames = [
  /(?<![nN]ews)[lL]etters?(?=[A-Z])(?!In|Of)|(?<=[a-z])(?<!folded|two|more|rare|preload)Letters?\b/, // email
  /\/(letters|changes|lists|wishes)\b/, // emails, audit-log, shelves, book-requests
  /\b[tT]rail|[a-z]Trail\b/, // audit log
  /\bWish(?:es)?(?=[A-Z])(?!Heart)|[a-z]Wish(?:es)?\b/, // book request
  /[fF]irst-?[hH]our/, // onboarding
  /[sS]ettingsRoom|\broom=|[rR]oomIds?\b/, // settings tab
  /[tT]akeCopies|[rR]eturnCopies|[rR]eleaseCopies/, // reserveStock, restock, rollBackStock
  /\bwhose:|\bOneOrder\b|: Whose\b/, // selector
  /\b[oO]wed\(|\b(find|settle|write)Owed\b/, // pending
  /\bisTold\b|\b[iI]sUntold\b/, // isNotified, isPending
  /\b(moveOf|clearMoves|limitedBookIds|limitedAmong)\b/, // stock movement, stockTracked...
  /\bsay(ing)?(Open|Closed)\b|\bkeptAt\b|\blackingIn\b|\bnotedPrice\b/,
  /\b(most|longest|shortest)(?!Password)[A-Z]\w*/, // max, ...TimeoutMs, min
  /\bsay(Rules|Reason)\b|\b(showRefused|putOver|askEvery|homeShelf)\b/, // message, putIfMatch, poll
  /\bforAdmin\b|\bisPublicOtherwise\b/, // adminHandler, fallbackToPublic
  /\banswer(Header|Headers|Page|Schema|Type)\b/, // response
  /\b([fF]ind|[fF]orget|[nN]ote|is)Proven|\bproven-/, // verified
  /\b(open|read)Anew\b|\banew\b/, // reload, refetch, again
  /\b(field|status|value|action|mode|step|source|group|period)Words\b/, // labels
  /\b(to|from)Leaves\b/, // flatten, unflatten
  /\b(Lazy|Page|SignIn|Card|ListItem)Frame\b|\b(Letter|Status|Source|Sample)Mark\b|<Mark\b/,
  /\bformatMoment\b|\breceiver\b|\bobstacle\b|\bunfitness\b/,
  /\b[hH]asLeft\b|\bisLeast\b|\bisOfOther\b|\blook=/,
  /\b([wW]hoever|[tT]old|[uU]ntold|[oO]wed|said)\b/, // the person, notified, pending, announced
  /\bbeside (the (requests|field|shop|body|wire)|its field|each other)\b/, // next to, at
  /(?<=[ (])(nobody (has|knows|can)|whose (answer|code))\b/, // say what happens instead
  /(?<!Mark )\bas delivered\b|\bdeliveredShop\b/, // default
  /Not right|waits for your tick|That is fine|cannot be had now|Colours of the page/,
];

/** Names of stored data before their upgrade, and the addresses that shelves had. */
const exceptions = [
  /(^|\/)(plain-words|rename-stored-names)(\.test)?\.ts$/,
  /upgrades\/upgrades\.ts$/,
  /web\/web-pages(\.test)?\.ts$/,
  /embedded-store\//,
  /import\/onix\//, // elements of ONIX
  /CHANGELOG\.md$/,
  /seed\/(books\.json|generate-books\.ts)$/,
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (/^(node_modules|dist|build|data|coverage|test-results|\.git|\.cache)/.test(entry.name))
      continue;
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.(tsx?|mjs|js|md|yml|css|html)$/.test(entry.name)) yield file;
  }
}

it('code, tests, screens and papers use one name for one thing', () => {
  const found: string[] = [];
  for (const file of sources(root)) {
    const name = path.relative(root, file);
    if (exceptions.some((exception) => exception.test(name))) continue;
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        const old = oldNames.find((each) => each.test(line));
        if (old) found.push(`${name}:${i + 1} ${line.trim().slice(0, 100)}`);
      });
  }
  expect(found).toEqual([]);
});
