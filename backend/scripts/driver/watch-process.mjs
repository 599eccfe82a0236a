// Loaded into a process before its own code: tells, when asked, what it used so far and how long the
// event loop stood still at most since the measurement started; with COUNT_FILE it writes down at the
// end how many requests it had accepted.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 2;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });

process.on('message', ({ type }) => {
  const { user, system } = process.cpuUsage();
  process.send?.({
    type: 'figures',
    rssMb: process.memoryUsage.rss() / 1e6,
    cpuMs: (user + system) / 1000,
    maxPauseMs: Math.max(0, delay.max / 1e6 - resolutionMs),
  });
  if (type === 'tell') return;
  delay.enable();
  delay.reset();
});

const { COUNT_FILE } = process.env;
if (COUNT_FILE) {
  let accepted = 0;
  subscribe('http.server.request.start', () => (accepted += 1));
  process.on('exit', () => writeFileSync(COUNT_FILE, String(accepted)));
}
