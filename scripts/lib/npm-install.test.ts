import { expect, test } from 'vitest';
import { withAddresses } from './npm-install.js';

test('packages are looked for where every registry has them, whatever they are called here', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'vitrina' },
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-x' },
      'node_modules/a/node_modules/@scope/name': { version: '2.0.0' },
      'node_modules/typescript-native': { name: 'typescript', version: '7.0.2' },
      'node_modules/linked': { link: true, version: '1.0.0' },
      'node_modules/within': { inBundle: true, version: '1.0.0' },
    },
  };
  for (const registry of ['https://packages.example', 'https://packages.example/']) {
    const { packages, lockfileVersion } = withAddresses(lock, registry);
    expect(lockfileVersion).toBe(3);
    expect(Object.values(packages).map((facts) => (facts as { resolved?: string }).resolved)).toEqual([
      undefined,
      'https://packages.example/react/-/react-19.3.1.tgz',
      'https://packages.example/@scope/name/-/name-2.0.0.tgz',
      'https://packages.example/typescript/-/typescript-7.0.2.tgz',
      undefined,
      undefined,
    ]);
    expect(packages['node_modules/react']).toMatchObject({ integrity: 'sha512-x' });
  }
});
