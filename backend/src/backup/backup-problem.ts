/** Why a backup cannot be taken or put back, in a sentence for whoever asked for it. */
export class BackupProblem extends Error {}
