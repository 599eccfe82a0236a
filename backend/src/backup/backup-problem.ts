/** Why a backup cannot be taken or restored, as a sentence for the owner. */
export class BackupProblem extends Error {}
