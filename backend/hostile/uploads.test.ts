import { describe, expect, it } from 'vitest';
import { callerOf, nameOf } from './callers.ts';
import { pictures } from './pictures.ts';
import { goodCall } from './sample.ts';
import { send, type ApiResponse } from './send.ts';
import { routes, useShop } from './shop.ts';
import { asTry, expectNoFault, type Try } from './try-all.ts';
import { hostileTexts } from './values.ts';

const shop = useShop();
const takes = (type: string) =>
  routes
    .filter(({ rawBody }) => rawBody && type in rawBody)
    .map((each) => [nameOf(each), each] as const);
const isRefused = ({ status }: ApiResponse) =>
  status >= 400 && status < 500 ? [] : [`status ${status} instead of a refusal`];

interface Part {
  field?: string;
  file?: string;
  type?: string;
  bytes: Buffer | string;
}

function multipart(parts: Part[], end = '--b--\r\n'): Buffer {
  const chunks = parts.flatMap(
    ({ field = 'cover', file = 'a.jpg', type = 'image/jpeg', bytes }) => [
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${file}"\r\n`,
      `Content-Type: ${type}\r\n\r\n`,
      bytes,
      '\r\n',
    ],
  );
  return Buffer.concat([...chunks, end].map((chunk) => Buffer.from(chunk as string)));
}

describe.each(takes('multipart/form-data'))('%s', (_name, route) => {
  const upload = (
    what: string,
    body: Buffer | string,
    type = 'multipart/form-data; boundary=b',
  ) => {
    const given = asTry(goodCall(route, callerOf(route, shop()), shop()), what);
    return { ...given, headers: { ...given.headers, 'Content-Type': type }, body } satisfies Try;
  };

  it('takes a picture, whatever it is called', async (context) => {
    const bytes = await pictures.small();
    const good = upload('a picture', multipart([{ bytes }]));
    expect(await send(shop().port, good)).toMatchObject({ status: route.status });
    const names = ['../../evil.jpg', 'a.svg', 'a\0.jpg', '..\\a.jpg', 'x'.repeat(5000), '', '%00'];
    const tries = names.flatMap((file) =>
      ['image/svg+xml', 'text/html', 'x', ''].map((type) =>
        upload(`name ${file.slice(0, 20)}, type ${type}`, multipart([{ bytes, file, type }])),
      ),
    );
    await expectNoFault(context, shop(), tries);
  });

  it('takes no file that is none, whatever it says', async (context) => {
    const { small: _good, 'JPEG and HTML': _redrawn, ...bad } = pictures;
    const files = await Promise.all(
      Object.entries(bad).map(async ([what, make]) => [what, await make()] as const),
    );
    const tries = files.flatMap(([what, bytes]) =>
      ['image/jpeg', 'image/png', 'image/svg+xml'].map((type) => ({
        ...upload(`${what} as ${type}`, multipart([{ bytes, type }])),
        check: isRefused,
      })),
    );
    await expectNoFault(context, shop(), tries);
  });

  it('takes no body that is put together wrongly', async (context) => {
    const bytes = await pictures.small();
    const whole = multipart([{ bytes }]);
    const bad: Record<string, Buffer | string> = {
      'wrong field': multipart([{ bytes, field: 'file' }]),
      'prototype as field': multipart([{ bytes, field: '__proto__' }]),
      'two files': multipart([{ bytes }, { bytes }]),
      'many files': multipart(Array.from({ length: 50 }, () => ({ bytes }))),
      'no end': multipart([{ bytes }], ''),
      'no part': multipart([]),
      'half a part': whole.subarray(0, 60),
      'other line ends': whole.toString('latin1').replaceAll('\r\n', '\n'),
      'no name': '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
      'no head': '--b\r\n\r\nx\r\n--b--\r\n',
      'endless head': `--b\r\n${'a: b\r\n'.repeat(20_000)}\r\nx\r\n--b--\r\n`,
      nothing: '',
    };
    const tries = Object.entries(bad).map(([what, body]) => upload(what, body));
    const types = [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'image/jpeg',
      'text/plain',
    ];
    const typed = types.map((type) => upload(type, whole, type));
    await expectNoFault(
      context,
      shop(),
      [...tries, ...typed].map((each) => ({ ...each, check: isRefused })),
    );
  });
});

describe.each(takes('text/csv'))('%s', (_name, route) => {
  const head = 'title,description,category,newPrice';
  const row = ['A', 'B', 'fiction', '1'];
  const cells = [...hostileTexts, '"', 'a"b', '"a"b', '"open', '""', ';', '\t', "'", '＝1+2'];
  const files = [
    '',
    '\ufeff',
    '\0',
    '"',
    '""',
    ',,,',
    '\r',
    '{"a":[1]}',
    '[]',
    '<a/>',
    'PK\x03\x04',
    `${head}\n${'"'.repeat(9999)}`,
    `${head}\n${',"'.repeat(30_000)}`,
    `"${'x'.repeat(300_000)}`,
    `${head}${',x'.repeat(5000)}\n`,
    `__proto__,${head}\n1,A,B,fiction,1`,
    head.repeat(2000),
    'title;description;category;newPrice\nA;B;fiction;1',
    head.replaceAll(',', '\t'),
    ...cells.flatMap((cell) =>
      row.map((_, i) => `${head}\n${row.map((each, at) => (at === i ? cell : each)).join(',')}`),
    ),
    ...cells.map((cell) => `${head},${cell}\nA,B,fiction,1,x`),
  ];

  it.for([undefined, 'true'])('stands every kind of file, dryRun=%s', async (dryRun, context) => {
    const call = goodCall(route, callerOf(route, shop()), shop());
    const query: Record<string, string> = dryRun ? { dryRun } : {};
    const tries = files.map((body) => {
      const given = asTry({ ...call, query }, JSON.stringify(body.slice(0, 80)));
      return { ...given, headers: { ...given.headers, 'Content-Type': 'text/csv' }, body };
    });
    await expectNoFault(context, shop(), tries);
  });
});
