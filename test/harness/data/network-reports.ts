/*
 * A report of each network that ours names columns of, written by us in the documented shape. Whose document or program it
 * is says each example, by the letters of our notes on networks.
 */
interface Example {
  report: string;
  /** id, day, state, minor units, currency, sub-id. */
  rows: [string, string, string, number, string, string][];
}

const csv = (...lines: string[]) => lines.join('\r\n');

export const examples: Record<string, Example> = {
  // AW: the transactions of the publisher's API.
  awin: {
    report: JSON.stringify([
      {
        id: 259_630_312,
        publisherId: 123_456,
        commissionStatus: 'pending',
        commissionAmount: { amount: 5.59, currency: 'GBP' },
        saleAmount: { amount: 55.96, currency: 'GBP' },
        clickRefs: { clickRef: 'us-12-top' },
        transactionDate: '2026-10-20T22:04:00',
      },
      {
        id: 259_630_313,
        publisherId: 123_456,
        commissionStatus: 'deleted',
        commissionAmount: { amount: 1.234, currency: 'GBP' },
        saleAmount: { amount: 12, currency: 'GBP' },
        transactionDate: '2026-10-21T10:00:00',
      },
    ]),
    rows: [
      ['259630312', '2026-10-20', 'pending', 559, 'GBP', 'us-12-top'],
      ['259630313', '2026-10-21', 'declined', 123, 'GBP', ''],
    ],
  },
  // IM: actions, in the document that the API answers with.
  impact: {
    report: JSON.stringify({
      '@page': '1',
      Actions: [
        {
          Id: '1.2.3',
          State: 'APPROVED',
          Payout: '3.00',
          Amount: '60.00',
          Currency: 'USD',
          EventDate: '2026-10-02T23:30:00-07:00',
          SubId1: 'us-7-card',
        },
        {
          Id: '1.2.4',
          State: 'REVERSED',
          Payout: '2.50',
          Amount: '50.00',
          Currency: 'USD',
          EventDate: '2026-10-03T08:00:00-04:00',
          SubId1: '',
        },
      ],
    }),
    rows: [
      ['1.2.3', '2026-10-03', 'approved', 300, 'USD', 'us-7-card'],
      ['1.2.4', '2026-10-03', 'declined', 250, 'USD', ''],
    ],
  },
  // CJ, OA: commissions by GraphQL; the correction is a further row, and takes away.
  cj: {
    report: JSON.stringify({
      data: {
        publisherCommissions: {
          count: 2,
          records: [
            {
              commissionId: '900',
              actionStatus: 'locked',
              eventDate: '2026-10-05T03:00:00Z',
              original: true,
              pubCommissionAmountPubCurrency: '4.20',
              saleAmountPubCurrency: '84.00',
              shopperId: 'us-1',
              websiteId: '1234567',
            },
            {
              commissionId: '901',
              actionStatus: 'closed',
              eventDate: '2026-10-09T15:00:00Z',
              original: false,
              originalActionId: '900',
              pubCommissionAmountPubCurrency: '-4.20',
              saleAmountPubCurrency: '-84.00',
              shopperId: 'us-1',
              websiteId: '1234567',
            },
          ],
        },
      },
    }),
    rows: [
      ['900', '2026-10-04', 'approved', 420, 'USD', 'us-1'],
      ['901', '2026-10-09', 'paid', -420, 'USD', 'us-1'],
    ],
  },
  // OA, and the report of single orders as public programs read it: months first, years of two digits, returns negative.
  rakuten: {
    report: csv(
      'Member ID (U1),MID,Advertiser Name,Order ID,Transaction Date,Transaction Time,SKU,Sales,# of Items,Total Commission,Process Date,Process Time',
      'us-5-box,40001,"Shop, Inc.",A-1,10/3/26,11:05,SKU9,"1,120.00",1,44.80,10/4/26,01:00',
      'us-5-box,40001,"Shop, Inc.",A-1,10/3/26,11:05,SKU9,"-1,120.00",-1,-44.80,10/14/26,01:00',
    ),
    rows: [
      ['', '2026-10-03', 'approved', 4480, 'USD', 'us-5-box'],
      ['', '2026-10-03', 'approved', -4480, 'USD', 'us-5-box'],
    ],
  },
  // AD: statistics of actions.
  admitad: {
    report: JSON.stringify({
      _meta: { count: 2 },
      results: [
        {
          action_id: 71,
          status: 'pending',
          payment: 10.5,
          cart: 105,
          currency: 'BRL',
          action_date: '2026-10-06 19:54:34',
          subid: 'br-3',
          positions: [{ id: 1, amount: '105' }],
        },
        {
          action_id: 72,
          status: 'approved_but_stalled',
          payment: 2,
          cart: 20,
          currency: 'BRL',
          action_date: '2026-10-07 00:10:00',
          subid: null,
          positions: [],
        },
      ],
    }),
    rows: [
      ['71', '2026-10-06', 'pending', 1050, 'BRL', 'br-3'],
      ['72', '2026-10-07', 'approved', 200, 'BRL', ''],
    ],
  },
  // OA: transactions, here as the table with semicolons that the network's own screen hands out.
  tradedoubler: {
    report: csv(
      'timeOfTransaction;programName;orderNumber;status;orderValue;commission;epi',
      '2026-10-08 12:00:00;Negozio;N-1;A;1.250,00;62,50;it12top',
      '2026-10-08 13:00:00;Negozio;N-2;P;20,00;1,00;',
      '2026-10-08 14:00:00;Negozio;N-3;D;20,00;1,00;',
    ),
    rows: [
      ['N-1', '2026-10-08', 'approved', 6250, 'USD', 'it12top'],
      ['N-2', '2026-10-08', 'pending', 100, 'USD', ''],
      ['N-3', '2026-10-08', 'declined', 100, 'USD', ''],
    ],
  },
  // OA: full earnings with currency.
  webgains: {
    report: csv(
      'transactionID,date,programID,status,saleValue,commission,currency,clickRef',
      '5001,2026-10-09T09:00:00,77,confirmed,30.00,3.00,EUR,es-4',
      '5002,2026-10-09T10:00:00,77,delayed,30.00,3.00,EUR,',
      '5003,2026-10-09T11:00:00,77,cancelled,30.00,3.00,EUR,',
    ),
    rows: [
      ['5001', '2026-10-09', 'approved', 300, 'EUR', 'es-4'],
      ['5002', '2026-10-09', 'pending', 300, 'EUR', ''],
      ['5003', '2026-10-09', 'declined', 300, 'EUR', ''],
    ],
  },
  // OA: ebay_partner_transaction_detail.csv.
  ebay: {
    report: csv(
      'EventDate,UpdateDate,Status,EpnTransactionId,ItemName,Sales,Earnings,DeltaEarnings,CustomId',
      '2026-10-10,2026-10-12,Pending,8001,"Kettle 1.7 L ""retro""",40.00,1.20,1.20,us-6-box',
      '2026-10-11,2026-10-12,Reversed,8002,Lamp,40.00,1.20,-1.20,',
    ),
    rows: [
      ['8001', '2026-10-10', 'pending', 120, 'USD', 'us-6-box'],
      ['8002', '2026-10-11', 'declined', 120, 'USD', ''],
    ],
  },
  // AL, AF: orders of the affiliate API: Pacific time, cents of dollars.
  aliexpress: {
    report: JSON.stringify({
      aliexpress_affiliate_order_list_response: {
        resp_result: {
          result: {
            orders: {
              order: [
                {
                  order_id: 1,
                  sub_order_id: 11,
                  created_time: '2026-10-12 22:30:00',
                  order_status: 'Payment Completed',
                  estimated_paid_commission: 105,
                  paid_amount: 1500,
                  tracking_id: 'blog',
                  product_id: 4001,
                },
                {
                  order_id: 1,
                  sub_order_id: 12,
                  created_time: '2026-10-12 10:00:00',
                  order_status: 'Invalid',
                  estimated_paid_commission: 50,
                  paid_amount: 700,
                  tracking_id: 'blog',
                  product_id: 4002,
                },
              ],
            },
          },
        },
      },
    }),
    rows: [
      ['11', '2026-10-13', 'pending', 105, 'USD', 'blog'],
      ['12', '2026-10-12', 'declined', 50, 'USD', 'blog'],
    ],
  },
};
