// Loaded into the server by start.mjs: when that is gone, even killed, the server stops as if asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
