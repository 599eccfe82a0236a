import express from 'express';
import mongoose from 'mongoose';

// A usual store: Express and Mongoose without cache and checks, on the same database.
const { MONGODB_URI = '', PORT } = process.env;
await mongoose.connect(MONGODB_URI);
const modelOf = (name: string, collection: string) =>
  mongoose.model(name, new mongoose.Schema({}, { strict: false }), collection);
const books = modelOf('Book', 'books');
const orders = modelOf('NaiveOrder', 'bench-orders');

const app = express();
app.use(express.json());
app.get('/list', async (_req, res) => {
  res.json(await books.find({ deletedAt: null }).sort({ createdAt: -1, _id: -1 }).limit(24).lean());
});
app.get('/book/:id', async (req, res) => void res.json(await books.findById(req.params.id).lean()));
app.post(
  '/orders',
  async (req, res) => void res.status(201).json(await orders.create(req.body as object)),
);

process.once('disconnect', () => process.exit(0));
app.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
