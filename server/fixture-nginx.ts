import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Starts nginx in the foreground, with one worker and nothing outside of a folder.
 *
 * @param folder where its files go; exists
 * @param http   what stands in `http { … }`
 */
export function startNginx(folder: string, http: string): ChildProcess {
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder};`,
  );
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')} ${http} }`,
  );
  return spawn(process.env.NGINX || '/usr/sbin/nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
