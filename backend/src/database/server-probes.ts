import { Types, type mongo } from 'mongoose';

// What the shop asks of its server, each as small as it can be, so that one that cannot do it is
// found at the start. The test beside holds this against what the tests of the API record.

type Document = mongo.Document;

export interface Probe {
  /** As MongoDB calls it. */
  name: string;
  /** Returns whether the result is right; a refusal of the server is thrown. */
  run: (scratch: mongo.Collection) => Promise<boolean>;
}

const _id = new Types.ObjectId('5f0000000000000000000001');
const at = new Date('2026-01-31T23:30:00Z');

/** What filters and expressions look at. */
export const sample: Document = {
  ...{ _id, at, title: 'Emma', cents: 1050, stock: null, words: ['jane', 'austen'] },
  items: [
    { bookId: 'a', cents: 1050 },
    { bookId: 'b', cents: 50 },
  ],
};

const filters: Record<string, Document> = {
  $eq: { cents: { $eq: 1050 } },
  $ne: { cents: { $ne: 1 } },
  $gt: { cents: { $gt: 1049 } },
  $gte: { cents: { $gte: 1050 } },
  $lt: { at: { $lt: new Date() } },
  $lte: { cents: { $lte: 1050 } },
  $in: { words: { $in: ['austen', 'b'] } },
  $nin: { words: { $nin: ['c'] } },
  $exists: { items: { $exists: true }, 'items.2': { $exists: false } },
  $size: { words: { $size: 2 } },
  $not: { cents: { $not: { $gt: 2000 } } },
  $or: { $or: [{ cents: 1 }, { stock: null }] },
  $and: { $and: [{ cents: 1050 }, { title: 'Emma' }] },
  $elemMatch: { items: { $elemMatch: { bookId: 'a', cents: 1050 } } },
};

const expressions: Record<string, [unknown, unknown]> = {
  $add: [{ $add: ['$cents', 1] }, 1051],
  $subtract: [{ $subtract: ['$cents', 50] }, 1000],
  $sum: [{ $sum: '$items.cents' }, 1100],
  $avg: [{ $avg: '$items.cents' }, 550],
  $max: [{ $max: '$items.cents' }, 1050],
  $size: [{ $size: '$words' }, 2],
  $eq: [{ $eq: ['$title', 'Emma'] }, true],
  $in: [{ $in: ['jane', '$words'] }, true],
  $and: [{ $and: [true, '$cents'] }, true],
  $not: [{ $not: ['$stock'] }, true],
  $cond: [{ $cond: [{ $eq: ['$cents', 1050] }, 'yes', 'no'] }, 'yes'],
  $ifNull: [{ $ifNull: ['$stock', 'none'] }, 'none'],
  $first: [{ $first: '$words' }, 'jane'],
  $last: [{ $last: '$words' }, 'austen'],
  $arrayElemAt: [{ $arrayElemAt: ['$words', 1] }, 'austen'],
  $filter: [
    { $filter: { input: '$words', as: 'word', cond: { $eq: ['$$word', 'jane'] } } },
    ['jane'],
  ],
  $concatArrays: [{ $concatArrays: ['$words', ['x']] }, ['jane', 'austen', 'x']],
  $literal: [{ $literal: '$cents' }, '$cents'],
  $toString: [{ $toString: '$_id' }, _id.toHexString()],
  $dateToString: [
    { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: 'Europe/Zurich' } },
    '2026-02-01',
  ],
  $$REMOVE: ['$$REMOVE', undefined],
};

const [first, rest] = [{ $match: { _id } }, { _id: 0, n: 1 }];
const stages: Record<string, [Document[], Document[]]> = {
  $match: [[first, { $project: { n: '$cents', _id: 0 } }], [{ n: 1050 }]],
  $group: [[first, { $group: { _id: '$title', n: { $sum: 1 } } }], [{ _id: 'Emma', n: 1 }]],
  $unwind: [
    [first, { $unwind: '$words' }, { $project: { n: '$words', _id: 0 } }],
    [{ n: 'jane' }, { n: 'austen' }],
  ],
  $sort: [
    [
      first,
      { $unwind: '$words' },
      { $sort: { words: 1 } },
      { $limit: 1 },
      { $project: { n: '$words', _id: 0 } },
    ],
    [{ n: 'austen' }],
  ],
  $set: [[first, { $set: { n: 1 } }, { $project: rest }], [{ n: 1 }]],
  $facet: [[first, { $facet: { n: [{ $project: rest }] } }], [{ n: [{}] }]],
};

const updates: Record<string, [Document | Document[], unknown]> = {
  $set: [{ $set: { n: 2 } }, 2],
  $unset: [{ $unset: { n: 1 } }, undefined],
  $inc: [{ $inc: { n: 2 } }, 3],
  $push: [{ $push: { list: 1 }, $set: { n: 1 } }, 1],
  $each: [{ $push: { list: { $each: [1, 2] } }, $set: { n: 2 } }, 2],
  $addToSet: [{ $addToSet: { list: 1 }, $set: { n: 1 } }, 1],
  $pull: [{ $pull: { list: { $in: [1] } }, $set: { n: 1 } }, 1],
  $setOnInsert: [{ $setOnInsert: { n: 2 } }, 1],
  'update with a pipeline': [[{ $set: { n: { $add: ['$n', 1] } } }], 2],
};

const indexes: Record<string, [mongo.IndexSpecification, mongo.CreateIndexesOptions]> = {
  'compound index': [{ a: 1, b: -1 }, {}],
  'sparse index': [{ c: 1 }, { sparse: true }],
  'index that expires documents': [{ d: 1 }, { expireAfterSeconds: 60 }],
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const named = <T>(of: Record<string, T>, run: (wanted: T, name: string) => Probe['run']): Probe[] =>
  Object.entries(of).map(([name, wanted]) => ({ name, run: run(wanted, name) }));

export const probes: Probe[] = [
  ...named(filters, (filter) => async (scratch) => {
    return (await scratch.find({ $and: [{ _id }, filter] }).toArray()).length === 1;
  }),
  ...named(expressions, ([n, right]) => async (scratch) => {
    const found = await scratch.aggregate([first, { $project: { n } }]).toArray();
    return isSame(found[0]?.n, right);
  }),
  ...named(stages, ([pipeline, right]) => async (scratch) => {
    return isSame(await scratch.aggregate(pipeline).toArray(), right);
  }),
  ...named(updates, ([update, right], name) => async (scratch) => {
    const { insertedId } = await scratch.insertOne({ name, n: 1 });
    const options = { returnDocument: 'after', upsert: true } as const;
    const after = await scratch.findOneAndUpdate({ _id: insertedId }, update, options);
    return after?.n === right;
  }),
  ...named(indexes, ([keys, options]) => async (scratch) => {
    return Boolean(await scratch.createIndex(keys, options));
  }),
  {
    name: 'unique index',
    run: async (scratch) => {
      await scratch.createIndex({ isbn: 1, name: 1 }, { unique: true });
      await scratch.insertOne({ isbn: 1, name: 1 });
      const refused = scratch.insertOne({ isbn: 1, name: 1 }).catch((error: unknown) => error);
      return ((await refused) as { code?: number }).code === 11000;
    },
  },
  ...named({ $: 'list.$.n', '$[]': 'list.$[].n' }, (path, name) => async (scratch) => {
    const { insertedId } = await scratch.insertOne({ name, list: [{ n: 1 }] });
    await scratch.updateOne({ _id: insertedId, 'list.n': 1 }, { $set: { [path]: 2 } });
    return (await scratch.findOne({ _id: insertedId, 'list.n': 2 })) !== null;
  }),
];
