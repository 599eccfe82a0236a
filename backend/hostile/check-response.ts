import { z } from 'zod';
import { apiErrorSchema } from '../src/contract/api-error.ts';
import type { Route } from '../src/http/route.ts';
import type { ApiResponse } from './send.ts';

/** Words that tell what is inside. */
const inside =
  /mongo|bson|\bcast\b|\bzod\b|express|node_modules|\.[jt]s:|\bat \S+ \(|E11000|(Type|Syntax|Range|Reference)Error|Cannot read|Invalid input/i;
const invisible = /[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Texts of several lines. */
const longTexts =
  /^(description|text|about|services|story|hero|delivery|address|hours|example|note|terms|privacy|returns|imprint|accessibility|html)$/;
const maxCpuMs = 4000;

interface Asked {
  method: string;
  route?: Route;
  /** What may not stand in the answer. */
  secret?: string;
}

/** Returns what is wrong with an answer, whatever was sent. */
export function faultsOf(response: ApiResponse, { method, route, secret }: Asked): string[] {
  const { status, headers, text, cpuMs } = response;
  const isAway = status === 503 && headers['retry-after'] !== undefined;
  const faults: Record<string, boolean> = {
    [`status ${status}`]: status >= 500 && !isAway,
    'somebody else’s data': secret !== undefined && text.includes(secret),
    'no request id': headers['x-request-id'] === undefined,
    'no nosniff': headers['x-content-type-options'] !== 'nosniff',
    'no content security policy': headers['content-security-policy'] === undefined,
    'says what it runs on': headers['x-powered-by'] !== undefined,
    'a header of the input': headers['set-cookie']?.some((line) => line.startsWith('a=')) ?? false,
    [`took ${Math.round(cpuMs)} ms of work`]: cpuMs > maxCpuMs,
    'changed all objects': 'polluted' in {},
  };
  const seen = Object.keys(faults).filter((fault) => faults[fault]);
  if (method === 'HEAD') return seen;
  if (status >= 400) return [...seen, ...faultsOfError(response)];
  return [...seen, ...(status >= 200 && status < 300 ? faultsOfSuccess(response, route) : [])];
}

function faultsOfError({ status, headers, text }: ApiResponse): string[] {
  const { data, error } = z.strictObject(apiErrorSchema.shape).safeParse(read(text));
  if (error) return [`status ${status} without the shape of an error: ${text.slice(0, 200)}`];
  const { requestId, ...rest } = data.error;
  return [
    ...(requestId === headers['x-request-id'] ? [] : ['an error of another request']),
    ...(inside.test(JSON.stringify(rest)) ? [`words from inside: ${text.slice(0, 300)}`] : []),
  ];
}

function faultsOfSuccess({ text }: ApiResponse, route: Route | undefined): string[] {
  if (!route?.response) return [];
  const parsed = z.safeParse(route.response, read(text));
  if (!parsed.success) return [`not what the route promises: ${parsed.error.message}`];
  const hidden: string[] = [];
  JSON.stringify(parsed.data, (name, value: unknown) => {
    const lineBreaks = longTexts.test(name) ? /[\r\n\t]/g : /(?!)/g;
    const isHidden = typeof value === 'string' && invisible.test(value.replace(lineBreaks, ''));
    if (isHidden) hidden.push(`invisible signs in ${name}`);
    return value;
  });
  return hidden;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
