/**
 * A record that names every field, optional ones too: what maps a stored record to this does not
 * compile when it forgets one, and no value gets lost in silence.
 */
export type Complete<Record> = { [Name in keyof Required<Record>]: Record[Name] };
