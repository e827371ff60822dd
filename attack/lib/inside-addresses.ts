/** A text that links to each of these. */
export const postWithLinks = (addresses: readonly string[]) => ({
  locale: 'br',
  title: 'Um texto com muitos links',
  excerpt: 'Um resumo honesto.',
  status: 'published',
  content: {
    type: 'doc',
    content: addresses.map((href) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href } }] }],
    })),
  },
});

/** By number, however it is written: none of these may be asked, and that is known without asking. */
export const insideNumbers = [
  'http://127.0.0.1/inside-1',
  'http://127.1/inside-2',
  'http://2130706433/inside-3',
  'http://0x7f000001/inside-4',
  'http://0177.0.0.1/inside-5',
  'http://0/inside-6',
  'http://127.255.255.254/inside-7',
  'http://[::1]/inside-8',
  'http://[::ffff:127.0.0.1]/inside-9',
  'http://[::ffff:7f00:1]/inside-10',
  'http://[64:ff9b::7f00:1]/inside-11',
  'http://[fe80::1]/inside-12',
  'http://[fd00:ec2::254]/inside-13',
  'http://169.254.169.254/latest/meta-data/inside-14',
  'http://100.100.100.200/inside-15',
  'http://168.63.129.16/inside-16',
  'http://10.0.0.1/inside-17',
  'http://172.16.0.1/inside-18',
  'http://192.168.1.1/inside-19',
  'http://127.0.0.1:22/inside-20',
  'http://user:pass@127.0.0.1/inside-21',
  'https://localhost/inside-22',
  'http://\u2460\u2461\u2466.0.0.1/inside-23',
];

/** By a name that leads there, where it leads anywhere. */
export const insideNames = [
  'http://inside.localhost/inside-31',
  'http://localhost.localdomain/inside-32',
  'http://127.0.0.1.nip.io/inside-33',
  'http://metadata.google.internal/inside-34',
];

export const insideAddresses = [...insideNumbers, ...insideNames];
