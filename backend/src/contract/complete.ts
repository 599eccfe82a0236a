/**
 * A record with all fields named, optional ones too: a mapping that forgets one does not compile.
 */
export type Complete<Record> = { [Name in keyof Required<Record>]: Record[Name] };
