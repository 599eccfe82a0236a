// Loaded into the API before its own code: tells, when asked, what the process used so far and how
// long the event loop stood still at most since the last question.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 2;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

process.on('message', ({ type }) => {
  if (type === 'collect-garbage') globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({
    type: 'figures',
    rssMb: rss / 1e6,
    heapMb: (heapUsed + external) / 1e6,
    cpuMs: (user + system) / 1000,
    longestPauseMs: Math.max(0, delay.max / 1e6 - resolutionMs),
  });
  if (type === 'collect-garbage' || type === 'start') delay.reset();
});
