// Loaded into a process before its own code. On a message it sends the used memory and CPU time and the
// longest pause of the event loop; with COUNT_FILE it writes the number of accepted requests at the end.
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
  if (type === 'read') return;
  delay.enable();
  delay.reset();
});

const { COUNT_FILE } = process.env;
if (COUNT_FILE) {
  let accepted = 0;
  subscribe('http.server.request.start', () => (accepted += 1));
  process.on('exit', () => writeFileSync(COUNT_FILE, String(accepted)));
}
