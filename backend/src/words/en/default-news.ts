import { paragraphs, type DefaultNote } from '../default-texts.ts';

/** The notes on the home page of a new shop, in the order of their pictures. */
export const defaultNews: DefaultNote[] = [
  {
    title: 'The reading room stays open late on Fridays',
    description:
      'From now on the lamps in our reading room burn until ten on Friday evenings. Tea is on the house, and nobody will ask whether you mean to buy.',
    story: paragraphs(
      'The green lamps over the long table used to go out at six. On Fridays they now stay on until ten.',
      'Take any book from the shelves, find a chair and stay for a chapter or for the evening. There is tea on the sideboard, and the cat has agreed to share the sofa.',
      'Nobody will ask whether you mean to buy. If you leave with a book under your arm all the same, we will not complain.',
    ),
  },
  {
    title: 'Four shelves of horror for the long evenings',
    description:
      'We have cleared the wall by the stairs and filled it with castles, candles and things that scratch at the window. Start with Usher, end with Dracula.',
    story: paragraphs(
      'When the evenings grow long, people ask for the books that make them longer. So we cleared the wall by the stairs.',
      'Begin with Poe: "The Fall of the House of Usher" takes an hour and stays for a week. Go on to Doctor Jekyll, who was the better half, and to the student who built a man and forgot to be kind to him.',
      'Keep Dracula for last. Read it as it was written, in letters and diaries, one entry at a time, and leave the window shut.',
    ),
  },
  {
    title: 'How we wrap a book so that it arrives flat',
    description:
      'Two boards, one sheet of paper and a fold we learned from a map seller: what happens to your book between our table and your door.',
    story: paragraphs(
      'A book has eight corners, and a parcel finds every one of them. We have tried foam, straw and good wishes. This is what works.',
      'First a sheet of plain paper, folded the way a map seller showed us, so that the cover never meets glue. Then two boards a finger wider than the book: the corners of the boards take the knocks. Last a sleeve of strong brown paper that opens with one pull.',
      'Nothing in it is plastic, and the boards come back into use. Ours are on their third journey.',
    ),
  },
  {
    title: 'Our candle-lit readings return in December',
    description:
      'Every Thursday in December we read a story aloud by candlelight, from first line to last. Bring a scarf, the door does not close well.',
    story: paragraphs(
      'It began with a power cut and a customer who knew "A Christmas Carol" by heart. It has been a custom ever since.',
      'Every Thursday in December, at seven, one of us reads a story aloud by the light of twelve candles. We begin with the first line and stop after the last; there is no talk about it, unless you start one.',
      'There are forty chairs. Come a little early, and bring a scarf, for the door does not close well.',
    ),
  },
  {
    title: "Ada Lovelace's notes, and why programmers still read them",
    description:
      'In 1843 she translated a paper on a machine that did not exist and added notes three times as long. In the last of them stands the first published program.',
    story: paragraphs(
      'Ada Lovelace was asked to translate a short paper on the Analytical Engine, a machine of brass that was never built. Her notes to it grew to three times its length.',
      'In Note G she lays out, step by step, how the engine would compute the Bernoulli numbers. It has loops and a trace of its variables, and, as people who try it still discover, one mistake.',
      'What keeps it young is another thought: that such a machine might work on anything that can be written in symbols, music included. Our edition has all seven notes, from A to G.',
    ),
  },
];
