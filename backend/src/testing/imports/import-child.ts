import { connect } from '../../database/connect.ts';
import { importBooks } from '../../features/catalogue/import/import-books.ts';

/** A process of the API, as far as it imports a file of books: until it is killed. */
await connect(process.argv[2] ?? '', { isPatient: true });
process.on('message', (csv: string) => {
  void importBooks(Buffer.from(csv), { by: 'owner' }).then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
