import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('HTML of other systems becomes words and lines:', () => {
  it.each([
    ['<p>Two sisters &amp; a cottage.&nbsp;</p>', 'Two sisters & a cottage.'],
    ['<p>Caf&eacute; &amp; bar</p>', 'Café & bar'],
    ['&lt;p&gt;Caf&amp;eacute; &amp;amp; bar&lt;/p&gt;', 'Café & bar'],
    ['<p>One.</p>\n<p class="x">Two<br/>three.</p>', 'One.\nTwo\nthree.'],
    ['<ul>\n  <li>A</li>\n  <li>B</li>\n</ul>', 'A\nB'],
    ['A <em>very</em> <b>good</b> book', 'A very good book'],
    ['It&#39;s &#x2019;t &rsquo; &ndash; &hellip;', "It's ’t ’ – …"],
    ['<o:p></o:p><span style="x">Word</span>', 'Word'],
    ['<style>p { color: red }</style><p>Text</p><script>alert(1)</script>', 'Text'],
    ['<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->', 'Text'],
    ['<div><div>A</div></div><h2>B</h2>', 'A\nB'],
    ['co&shy;op', 'coop'],
    ['First\\nSecond\\r\\nThird', 'First\nSecond\nThird'],
    ['<p>A&amp;nbsp;B</p>', 'A B'],
    ['<p>One.</p>\\n<p>Two.</p>', 'One.\nTwo.'],
  ])('%j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('text that only looks like it stays:', () => {
  it.each([
    'I <3 books, and 1 < 2 > 0',
    'AT&T and R&D; Q&A',
    'The <canvas> element',
    'Two\r\nlines',
    'C:\\new\\notes',
    'x&copy=1',
    '  two  spaces ',
    'Smith & Sons',
  ])('%j', (text) => {
    expect(plainText(text)).toBe(text);
  });
});

it('a title has one line', () => {
  expect(plainLine('Sense &amp; Sensibility<br>A &lt;i&gt;novel&lt;/i&gt;')).toBe(
    'Sense & Sensibility A novel',
  );
});

// A pattern that grows with the square of the length would read for hours: the test would not end.
it('a long text that opens marks and never closes them is read', () => {
  for (const part of ['<script>', '<!--', '<p', '&amp;', '</p><', '<![CDATA[', '\\n']) {
    expect(typeof plainText(part.repeat(300_000 / part.length))).toBe('string');
  }
});
