import { BookRequestModel } from '../../features/book-requests/book-request.model.ts';

/** Stores a request in words of this address, verified and open. */
export async function addBookRequest(email: string, createdAt = new Date()): Promise<void> {
  await BookRequestModel.create({
    key: 'w',
    text: 'Owls',
    email,
    address: email.toLowerCase(),
    status: 'open',
    isVerified: true,
    confirmHash: 'c',
    endHash: ['e'],
    createdAt,
    expiresAt: new Date(),
  });
}
