import express from 'express';
import mongoose from 'mongoose';
import { loadDotenv } from '../../src/config/env.ts';

// What most open book stores do: Express and Mongoose, no cache, no checks. Same database, same books.
await mongoose.connect(loadDotenv().MONGODB_URI ?? '');
const books = mongoose.model('Book', new mongoose.Schema({}, { strict: false }), 'books');
const orders = mongoose.model(
  'NaiveOrder',
  new mongoose.Schema({}, { strict: false }),
  'bench-orders',
);

const app = express();
app.use(express.json());
app.get('/list', async (_req, res) => {
  res.json(await books.find({ deletedAt: null }).sort({ createdAt: -1, _id: -1 }).limit(24).lean());
});
app.get('/all', async (_req, res) => void res.json(await books.find().sort({ createdAt: -1 })));
app.get('/book/:id', async (req, res) => void res.json(await books.findById(req.params.id).lean()));
app.post(
  '/orders',
  async (req, res) => void res.status(201).json(await orders.create(req.body as object)),
);

process.once('disconnect', () => process.exit(0));
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
});
