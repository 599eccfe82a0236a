import autocannon, { type Client, type Request } from 'autocannon';

export interface Load {
  url: string;
  request?: Request;
  /** Changes each request before it is sent; for calls that must differ. */
  vary?: (request: Request) => Request;
  expectedStatus: number;
}
export interface Measurement {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Loads one address with keep-alive connections; any unexpected answer makes the figure worthless. */
export async function measure(
  load: Load,
  connections: number,
  seconds: number,
): Promise<Measurement> {
  const statuses = new Map<number, number>();
  const result = await autocannon({
    url: load.url,
    connections,
    duration: seconds,
    requests: [{ ...load.request, ...(load.vary && { setupRequest: load.vary }) }],
    setupClient: (client: Client) => {
      client.on('response', (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
    },
  });
  const wrong = [...statuses].filter(([status]) => status !== load.expectedStatus);
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(`${load.url} answered ${JSON.stringify(wrong)}, ${result.errors} errors`);
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
