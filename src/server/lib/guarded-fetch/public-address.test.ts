import { isIPv4 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNeverAsked, isPublicAddress } from './public-address.ts';

const notPublic = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:a00:1',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::10.0.0.1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:0a00:0001::1',
  '3fff::1',
  '3fff:fff:ffff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700:4700::1111%eth0',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  // Not written as addresses are.
  '',
  'localhost',
  '127.1',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '2130706433',
  '0x7f000001',
  '8.8.8.8 ',
  '[2606:4700:4700::1111]',
];
const open = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:800::200e',
  '3ffe::1',
];

describe('an address that may be asked', () => {
  test.each(notPublic)('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(open)('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  const byte = fc.integer({ min: 0, max: 255 });
  const v4 = fc.tuple(byte, byte, byte, byte);
  /** The same rules once more, by hand, for what the list means and not for how it is asked. */
  const isInner = ([a, b, c, d]: [number, number, number, number]) =>
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 168 && b === 63 && c === 129 && d === 16) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113);
  /** Random numbers seldom fall into small networks: half of them are taken from near their edges. */
  const interesting = fc.oneof(
    v4,
    fc.tuple(
      fc.constantFrom(0, 10, 100, 127, 168, 169, 172, 192, 198, 203, 223, 224, 255),
      fc.constantFrom(0, 15, 16, 18, 19, 20, 31, 32, 51, 63, 64, 88, 127, 128, 168, 254),
      fc.constantFrom(0, 1, 2, 99, 100, 113, 129, 255),
      fc.constantFrom(0, 1, 16, 254, 255),
    ),
  );

  test('of IPv4 is every one outside the special networks, and none inside', () => {
    fc.assert(
      fc.property(interesting, (bytes) => {
        expect(isPublicAddress(bytes.join('.'))).toBe(!isInner(bytes));
      }),
      { numRuns: 2_000 },
    );
  });

  test('of IPv6 is never an IPv4 address in disguise', () => {
    const hex = ([a, b, c, d]: [number, number, number, number]) =>
      `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    fc.assert(
      fc.property(v4, (bytes) => {
        const dotted = bytes.join('.');
        for (const prefix of ['::ffff:', '::', '::ffff:0:', '64:ff9b::', '64:ff9b:1::']) {
          expect(isPublicAddress(`${prefix}${dotted}`)).toBe(false);
          expect(isPublicAddress(`${prefix}${hex(bytes)}`)).toBe(false);
        }
        expect(isPublicAddress(`2002:${hex(bytes)}::1`)).toBe(false);
        expect(isPublicAddress(`2001:0:${hex(bytes)}::1`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('is nothing that is not written as an address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!isIPv4(text) && !text.includes(':')) expect(isPublicAddress(text)).toBe(false);
      }),
    );
  });
});

test.each([
  ['169.254.169.254', true],
  ['::ffff:169.254.169.254', true],
  ['100.100.100.200', true],
  ['168.63.129.16', true],
  ['fd00:ec2::254', true],
  ['fe80::1', true],
  ['fe80::1%eth0', true],
  ['10.0.0.5', false],
  ['127.0.0.1', false],
  ['fd00::5', false],
])('%s is asked for nobody, whatever somebody allows: %s', (address, isNever) => {
  expect(isNeverAsked(address)).toBe(isNever);
});
