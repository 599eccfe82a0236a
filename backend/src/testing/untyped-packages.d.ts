// Packages for tests that bring no types.

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: 'schemaOrg';
    path: { type?: string; property?: string }[];
    fieldNames: string[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): { jsonld: Record<string, object[]>; errors?: { message: string }[] };
  }
}
