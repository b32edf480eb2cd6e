/**
 * Every numbered sentence of the sources, what it says, the rule it became, and a test that shows it.
 *
 * A line: number | rule | what it says | full title of a test. History, odds and advice point to the test that shows
 * what the words are about. S0 is Строптивые дамы; S1.a Царство женщин, S1.b Дамский, S1.v Отважные дамы; U Конгресс;
 * S2.K Король, дама, валет; S2.C Кэнфилд; S3 Дамы кувырком.
 */
export interface Sentence {
  readonly id: string;
  readonly rule: string;
  readonly words: string;
  /** Full titles, `describe > it`. */
  readonly tests: readonly string[];
}

const read = (game: string, text: string): Sentence[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', rule = '', words = '', ...tests] = line.split(' | ').map((part) => part.trim());
      return { id, rule, words, tests: tests.map((test) => test.replace(/^: /, `${game}: `)) };
    });

const headstrong = `
S0.1 | R1 | two packs of 52 | : the deal > R1: two packs are shuffled together, 104 cards
S0.2 | R6, R16 | the aim: eight series from king to queen | : the end of the stock (R15, R16) > R16: it is won with all 104 cards on the foundations, eight series from king to queen
S0.3 | R2 | the top 32 cards are laid aside unturned | : the deal > R2: the first 32 cards are the packet, face down, the last of them on top
S0.4 | R2 | that is the auxiliary pile | : the deal > R2: the first 32 cards are the packet, face down, the last of them on top
S0.5 | R3 | the layout is two rows of four | : the deal > R3: eight places with one card each, eight empty foundations, an empty waste
S0.6 | R2, R12 | the rest of the pack stays in the hand | : the deal > R2: the rest of the pack is the stock, face down, turned from the front of the list
S0.7 | R3–R5 | a figure of the first table | : the deal > R3: eight places with one card each, eight empty foundations, an empty waste
S0.8 | R4 | queens of the deal are replaced and put back anywhere | : the deal > R4: a queen in the deal is set aside and the next card comes to her place, again if need be | : the deal > R4: the queens of a numbered deal go back into any part of the stock
S0.9 | R12 | cards that do not fit are laid aside face up | : foundations and tableau > R12: the stock is turned one card at a time, whenever the player wishes
S0.10 | R12 | that is the reserve pile, our waste | : foundations and tableau > R9a: the waste’s top card goes to a foundation at any time
S0.11 | R5, R7 | a king of the layout goes up, not back | : the deal > R5: a king in the layout goes up and his place is filled from the packet
S0.12 | R6 | kings are the bases of the eight series | : foundations and tableau > R6: a foundation is built up in suit, K A 2 … J Q
S0.13 | R12, R15 | the pack is run through once, so moves at the start are welcome | : the end of the stock (R15, R16) > R15: while the packet has cards there is no second run; the waste’s top card stays in play | : foundations and tableau > R9c: any top part of a run moves, the whole pile included
S0.14 | R5, R6, R9a | the king of diamonds is taken out, his ace put on him | : foundations and tableau > R5, R6: the king of diamonds is taken out and the ace of diamonds put on it
S0.15 | R4 | both queens go back, new cards come | : the deal > R4: the queens of an explicit list go under the stock in the order met
S0.16 | R5, R10.i | the king’s and the ace’s places are filled from the packet | : foundations and tableau > R5, R6: the king of diamonds is taken out and the ace of diamonds put on it
S0.17 | R9 | look for new chances | the ends of a game > S8: stroptivye-damy, deals 1 to 1000: there is a legal move at the start
S0.18 | R9 | other moves are allowed too | : foundations and tableau > R9c: any top part of a run moves, the whole pile included
S0.19 | R8, R9b | descending series on layout cards, from pack or reserve | : foundations and tableau > R9b: the waste’s top card is laid on the table, whether it was just turned or not | : foundations and tableau > R8: 8H on 9H, in suit one lower
S0.20 | R12 | then pack cards are tried one by one | : foundations and tableau > R12: the stock is turned one card at a time, whenever the player wishes
S0.21 | R10.i | free places get cards of the auxiliary pile | : vacant places (R10) > R10.i: a place is filled at once with the packet’s top card
S0.22 | R11 | a queen that turns up there is put into the layout | : a queen out of the packet (R11) > R11: she stays in the place and the five top cards go under the stock, the top one to be drawn first
S0.23 | R11 | after each of them five top cards go under the pack | : a queen out of the packet (R11) > R11: she stays in the place and the five top cards go under the stock, the top one to be drawn first
S0.24 | R9a, R13 | a queen turned from the pack is used in a series | : a queen turned from the stock (R13) > R13: she goes to the lowest-numbered of two foundations that wait for her
S0.25 | R13 | if not, she lies on the reserve | : a queen turned from the stock (R13) > R13: turned with three in the waste: the three go and she stays on top
S0.26 | R13 | after each queen the three lowest reserve cards go under the pack | : a queen turned from the stock (R13) > R13: turned with more: the three lowest go, the lowest to be drawn first
S0.27 | R13 | a queen that comes first goes to the very bottom | : a queen turned from the stock (R13) > R13: turned first of all: she goes to the very bottom
S0.28 | R13 | with two cards in the reserve she is the third | : a queen turned from the stock (R13) > R13: turned with two in the waste: she is the third and goes with them
S0.29 | R11 | fewer than five left in the packet: all go | : a queen out of the packet (R11) > R11: with fewer than five left all of them go, kings and queens among them unseen
S0.30 | R11 | once the packet is gone the pack stops growing | : a queen out of the packet (R11) > R11: when she was the packet’s last card nothing goes
S0.31 | R13 | queens help the game | : a queen turned from the stock (R13) > payment unplayed-queen: only a queen that is laid on the waste takes three cards
S0.32 | R11, R13 | the more they move the better | : a queen turned from the stock (R13) > R14: no payment for a queen that goes up from the table or from the waste
S0.33 | R10.ii | the packet ends, pack and reserve remain | : vacant places (R10) > R10: when kings empty the packet the waste fills the place
S0.34 | R9d | series of the layout join the king series | : foundations and tableau > R9d: hearts 4-5-6 join the heart series built to 3, card by card from the top
S0.35 | R10.ii | the places are filled from the reserve, which gets shorter | : vacant places (R10) > R10.ii: when the packet is gone, with the waste’s top card, so the waste gets shorter
S0.36 | R15, R6 | when the pack goes first, the reserve takes its part | : the end of the stock (R15, R16) > R15: once the packet is gone the waste is turned over once, its oldest card first
S0.37 | R16 | if that fails the patience has failed | : the end of the stock (R15, R16) > R16: it is lost when the stock is gone, no second run is left and nothing moves
S0.38 | R10.ii | a figure: the packet has ended | : vacant places (R10) > R10.ii: when the packet is gone, with the waste’s top card, so the waste gets shorter
S0.39 | R8, R9d | hearts 4-5-6 join the hearts built to 3 | : foundations and tableau > R9d: hearts 4-5-6 join the heart series built to 3, card by card from the top
S0.40 | R10.ii | the free place gets a card of the reserve | : foundations and tableau > R9d: hearts 4-5-6 join the heart series built to 3, card by card from the top
S0.41 | R9a | perhaps a new card is uncovered | : foundations and tableau > R9a: after a place is filled from the waste, the uncovered ace and then 2 and 3 of the layout go up
S0.42 | R9a | an ace of clubs goes on its king | : foundations and tableau > R9a: after a place is filled from the waste, the uncovered ace and then 2 and 3 of the layout go up
S0.43 | R9a | then the 2 and the 3 of the layout | : foundations and tableau > R9a: after a place is filled from the waste, the uncovered ace and then 2 and 3 of the layout go up
S0.44 | R13 | many queens are still in pack or reserve | : a queen turned from the stock (R13) > R17: a stock of queens that goes round and round is no status of the engine
S0.45 | R13 | each of them takes three cards, so the reserve shrinks | : a queen turned from the stock (R13) > R13: a queen that goes up by herself takes three cards too, the waste being 4D 6D 9S TC
S0.46 | C1, C2 | with attention it comes out | a plain player > S26: stroptivye-damy comes out at least once in its first 60 deals
S0.47 | R15 | sometimes it blocks before the packet ends | : the end of the stock (R15, R16) > R15: while the packet has cards there is no second run; the waste’s top card stays in play
S0.48 | R15 | when card after card must go to the reserve | : the end of the stock (R15, R16) > R15: while the packet has cards there is no second run; the waste’s top card stays in play
S0.49 | R15 | a second deal is not allowed then | : the end of the stock (R15, R16) > R16: it is lost when the stock is gone, no second run is left and nothing moves
`;

const kingdom = `
S1.0 | – | popular then and now | the list of games > all games in the order of their books, with packs and names in Russian and English
S1.a1 | A1 | two full packs, 104 | Царство женщин: the deal > A1: two full packs, 104 cards
S1.a2 | A2 | a packet of 32 lies on the table | Царство женщин: the deal > A2: a packet of 32 cards, only its top card face up
S1.a3 | A2, A7 | its top card is in play | Царство женщин: foundations and tableau > A7: in play is the top card of the packet, to go up
S1.a4 | A3 | a card is laid in the base row | Царство женщин: the deal > A3: the next card of the pack is the base card, on foundation 1
S1.a5 | A5 | cards of the same rank are bases | Царство женщин: foundations and tableau > A5: cards of the base card’s rank start the other foundations
S1.a6 | A5 | cards go on them in suit, ascending | Царство женщин: foundations and tableau > A5: they are built up in suit, the ace on the king, to thirteen cards
S1.a7 | A3 | a queen cannot be the base card | Царство женщин: the deal > A3: a queen in the base card’s place goes under the pack and the next card is tried, again if need be
S1.a8 | A3 | she goes under the pack | Царство женщин: the deal > A3: a queen in the base card’s place goes under the pack and the next card is tried, again if need be
S1.a9 | A4 | then seven cards are the tableau | Царство женщин: the deal > A4: seven cards face up, left to right; 64 cards are left in the stock
S1.a10 | A6, A7 | they may be put on each other in suit, descending | Царство женщин: foundations and tableau > A6: 8H on 9H, in suit one lower | Царство женщин: foundations and tableau > A7: runs move as a unit or in part
S1.a11 | A8 | a moved card is replaced from store or pack | Царство женщин: a vacated place (A8) > A8: it is refilled from the store or the stock, as the player chooses, before anything else
S1.a12 | A8 | when the packet is used up nothing is laid in its place | Царство женщин: a vacated place (A8) > A8: when the packet is used up nothing is laid in its place, and the stock refills by itself
S1.a13 | A9 | the pack is turned through | Царство женщин: one pass (A9, A11) > A9: the stock is turned one card at a time onto the waste
S1.a14 | A10 | queens have a special role | Царство женщин: what queens pay > A10: a turned queen may go up afterwards, and then both payments are made
S1.a15 | A10 | a queen opened while turning takes three from under the store | Царство женщин: what queens pay > A10: a queen turned from the stock takes three cards from the bottom of the packet under the stock
S1.a16 | A10 | a queen moved to a base takes five | Царство женщин: what queens pay > A10: a queen laid on a foundation from the waste takes five from the bottom of the packet
S1.a17 | A10 | a queen moved from the store into a vacated place takes five | Царство женщин: what queens pay > A10: a queen moved from the packet into a vacated place takes five from the bottom
S1.a18 | A9, A11 | it comes out if one turning suffices | Царство женщин: one pass (A9, A11) > A11: it comes out when all 104 cards are up within the one pass
S1.b0 | B3 | what differs from the former | Дамский: as Царство женщин, but > B3: it is dealt alike
S1.b1 | B1 | places are refilled from the store alone | Дамский: as Царство женщин, but > B1: a vacated place is refilled from the store alone, within the move
S1.b2 | B2 | the exhausted store is replaced by the talon | Дамский: as Царство женщин, but > B2: when the store is exhausted the talon moves into its place as it lies
S1.b3 | B3 | the other rules are alike | Дамский: as Царство женщин, but > B3: the payments come from the bottom of the ex-talon
S1.v1 | V1 | the bases are the eight kings | Отважные дамы: bases and queens > V1: no base card is dealt; kings start the foundations as they appear, at the player’s wish
S1.v2 | V2 | a store of thirty-three | Отважные дамы: bases and queens > V2: the store has thirty-three cards, the table seven, the stock sixty-four
S1.v3 | V4 | when it is exhausted one card is laid there, an eighth place | Отважные дамы: the eighth place (V4) > V4: then one card is laid there, from stock or waste as the player chooses
S1.v4 | V3 | queens are not moved to bases, they stay | Отважные дамы: bases and queens > V1: they are built up in suit from king to jack, twelve cards; a queen never goes up | Отважные дамы: bases and queens > V3: a queen of the table stays; she may be built upon, and those cards leave again
S1.v5 | V7 | eight piles topped by jacks and eight single queens | Отважные дамы: passes and the end (V5, V7) > V7: it is won with eight piles topped by jacks and eight single queens
S1.v6 | V5 | two turnings of the pack | Отважные дамы: passes and the end (V5, V7) > passes 2 (V5, D9): the waste is turned over, not shuffled
U1 | G3 | series descend regardless of suit | Конгресс > G3 (U1): 8C on 9H, regardless of suit
U2 | G3 | series are not moved | Конгресс > G3 (U2): series are not moved, only single top cards
U3 | G5 | free cells are filled from the waste | Конгресс > G5 (U3): a free place is filled at once with the waste’s top card
U4 | G4 | the pack is not used twice | Конгресс > G4 (U4, U9): passes 1
U5 | G2, G6 | all in suit, ascending from ace to king | Конгресс > G6 (U5): it is won with all 104 cards up, in suit from ace to king
U6 | G6 | it is hard | Конгресс > G6 (U6): it is lost when the stock is empty and no card moves
U7 | G3 | do not hurry cards to the bases | Конгресс > G3 (U7): a card that could go up may stay on the table and take another card
U8 | G3 | they may help to get low cards out of the waste | Конгресс > G3 (U8): a low card comes out of the waste when the card above it is laid on the table
U9 | G4 | easier: one redeal | Конгресс > G4 (U4, U9): passes 2
`;

const king = `
S2.K1 | K1 | one pack of 52 | : the deal > K1: one pack; queens, fives and sixes lie in three rows, spades, hearts, diamonds, clubs
S2.K2 | K1 | queens, fives, sixes taken out, in three rows | : the deal > K1: one pack; queens, fives and sixes lie in three rows, spades, hearts, diamonds, clubs
S2.K3 | K1 | the other forty are held face down | : the deal > K1: they are taken out wherever they are; the other forty keep their order, face down
S2.K4 | K2 | series in the middle and the lower row | : the rows > K2: 4H does not go on foundation-1
S2.K5 | K2 | fives descend, sixes ascend | : the rows > K2: 3S does not go on foundation-1 | : the rows > K2: 8S does not go on foundation-5
S2.K6 | K2 | on the five of spades 4 3 2 A and the king | : the rows > K2: on the five of S 4, 3, 2, A and the king at last
S2.K7 | K2 | the other three alike | : the rows > K2: on the five of H 4, 3, 2, A and the king at last
S2.K8 | K2 | on the six 7 8 9 10 J | : the rows > K2: on the six of S 7, 8, 9, 10 and the jack
S2.K9 | K5 | then it is finished, all court cards open | : the end > K5: it is won with forty cards placed, all court cards on top
S2.K10 | K2 | the queens do nothing | : the rows > K2: the queens are for beauty: nothing is laid on them and they stay
S2.K11 | K2 | they are for beauty | : the rows > K2: the queens are for beauty: nothing is laid on them and they stay
S2.K12 | K3 | now the technique | : turning > K3: every other card has one foundation it goes to, so a greedy player has no choice
S2.K13 | K3 | cards are taken one by one and tried | : turning > K3: cards are turned one at a time, the unsuitable ones face up onto the waste
S2.K14 | K3 | unsuitable ones go face up to the reserve | : turning > K3: cards are turned one at a time, the unsuitable ones face up onto the waste
S2.K15 | K3 | its top card may be used later | : turning > K3 (H2): the waste’s top card is in play in every pass
S2.K16 | K3 | the nine of spades waits | : turning > K3: 9♠ waits, 8♠ comes and goes up, then 9♠ is taken from the waste
S2.K17 | K3 | the eight of spades comes | : turning > K3: 9♠ waits, 8♠ comes and goes up, then 9♠ is taken from the waste
S2.K18 | K3 | then the nine is taken from the reserve | : turning > K3: 9♠ waits, 8♠ comes and goes up, then 9♠ is taken from the waste
S2.K19 | K4 | the pack ended, the reserve is shuffled, go on | : turning > K4: when the stock is exhausted the waste is shuffled and becomes the stock
S2.K20 | K4 | the same a third time | : turning > K4: the order comes from the deal and the pass alone: undo, redo and another play of it give the same
S2.K21 | K4 | three times only | : turning > K4 (H1): passes 3, and the last round is the last attempt
S2.K22 | K4 | the third round is the last attempt | : turning > K4 (H1): passes 3, and the last round is the last attempt
S2.K23 | K5 | else it has failed | : the end > K5: it has failed when the third pass ends with cards left
S2.K24 | odds | rarely in the first round | : the end > K5: it comes out rarely in the first round, more often in the second, usually in the third
S2.K25 | odds | better in the second | : the end > K5: it comes out rarely in the first round, more often in the second, usually in the third
S2.K26 | odds, H2 | usually after the third | : the end > K5: it comes out rarely in the first round, more often in the second, usually in the third
`;

const canfield = `
S2.C1 | N1 | one pack | : the deal > N1: one pack; the first card is the base card
S2.C2 | N1 | four base cells | : foundations > N1: cards of the base card’s rank start the other foundations, the lowest-numbered empty one first
S2.C3 | N1 | the first card goes to the base | : the deal > N1: one pack; the first card is the base card
S2.C4 | N1 | cards of that rank are bases | : foundations > N1: cards of the base card’s rank start the other foundations, the lowest-numbered empty one first
S2.C5 | N1 | in suit, ascending | : foundations > N1: they are built up in suit, the ace on the king, to thirteen cards
S2.C6 | N3 | the pack lies at the left | : the deal > N3: four columns of one card; 34 cards are left in the stock, the waste beside it is empty
S2.C7 | N3, N8 | the auxiliary cell (waste) lies below | : the deal > N3: four columns of one card; 34 cards are left in the stock, the waste beside it is empty
S2.C8 | N8, M1 | three cards are laid there, only the top one free | : the stock > N8 (M1): three cards are turned whenever the player wishes, only the last of them free
S2.C9 | N2 | a reserve of thirteen, its first card open | : the deal > N2: a reserve of thirteen, only the top card face up
S2.C10 | N3 | four working cards under the bases | : the deal > N3: four columns of one card; 34 cards are left in the stock, the waste beside it is empty
S2.C11 | N6 | waste and reserve go to bases or working cards | : columns > N6: the top card of the waste may go to tableau-1 | : columns > N6: the top card of the reserve may go to foundation-1
S2.C12 | N4, N5 | alternate colours descending, moved whole | : columns > N4: 8S on 9H | : columns > N5: a pile moves only as a whole, of one card or more
S2.C13 | N7 | a freed row gets reserve cards, then waste cards | : columns > N7: a freed column is filled by the reserve’s top card within the move | : columns > N7: once the reserve is gone it stays empty until the player puts the waste’s top card there
S2.C14 | N9 | the pack is used three times more | : the stock > N9 (C14): three times the waste is turned over, unshuffled, and no fourth time
`;

const topsy = `
S3.1 | T4 | two packs, suits from king over ace to queen | : the kings’ row > T4: on a king his suit goes up, A 2 … J, and the queen completes it
S3.2 | T1, T5 | kings hold closed cards captive until the suit is complete | : captives > T5: when the suit above is complete its captive turns up, within the move
S3.3 | T9 | make a wish | : the table, the stock, the end > T9: it comes out with all 104 cards in the row
S3.r1 | T1 | a row of eight kings, a closed card under seven | : the deal > T1: two packs; seven captives face down under the first seven places of the row, none under the eighth
S3.r2 | T2 | eight piles of four, 65 in the pack | : the deal > T2: eight piles of four, dealt in rounds face up; sixty-five cards in the stock, the waste empty
S3.r3 | T3 | kings fill the row from left to right | : the kings’ row > T3: a king goes only to the first empty place, from the table or the waste, at the player’s wish
S3.r4 | T4 | on a king his suit up to the queen | : the kings’ row > T4: on a king his suit goes up, A 2 … J, and the queen completes it
S3.r5 | T5 | a freed captive goes only to the row | : captives > T5: it may go only to the row, to a suit that waits for it; it waits as long as necessary
S3.r6 | T6 | on the table in suit one lower, single or in series | : the table, the stock, the end > T6: 9H on TH | : the table, the stock, the end > T6 (J7): single cards or any part of an in-suit run from the end of a pile, no more
S3.r7 | T7 | an empty pile takes any card or series | : the table, the stock, the end > T7: an empty pile takes any single card or run of the table, or the waste’s top card; nothing fills it by itself
S3.r8 | T8 | the pack is turned singly, three passes | : the table, the stock, the end > T8: the stock is turned one card at a time and its top card is in play | : the table, the stock, the end > T8: passes 3, the waste turned over unshuffled (J8)
S3.r9 | T9 | it comes out with all 104 in the row | : the table, the stock, the end > T9: it comes out with all 104 cards in the row
S3.d1 | T6 | built in suit as in Скорпион, eight homes as elsewhere | Скорпион > columns are built down in suit, nothing on an ace
S3.d2 | T3, T5 | its own: captives out of play, strictly left to right | : captives > T5: until then it is held | : the kings’ row > kings left-to-right (J2)
S3.d3 | T1, T5 | the last king has no captive, a captive king has room | : captives > T1: the last king has no captive: completing the eighth suit frees nobody | : captives > T5: a captive king goes to the first free place, for there is room for it (S3.d3)
S3.t1 | T3 | bring kings out at once | : the kings’ row > T3: a king goes only to the first empty place, from the table or the waste, at the player’s wish
S3.t2 | T4 | first the suit whose low cards are seen | : the kings’ row > T4: on a king his suit goes up, A 2 … J, and the queen completes it
S3.t3 | T7 | do not fill an empty pile with the first card | : the table, the stock, the end > T7: an empty pile takes any single card or run of the table, or the waste’s top card; nothing fills it by itself
S3.t4 | T6, T7 | queens hinder: to their king or an empty pile only | : the table, the stock, the end > T6, T7 (S3.t4): a queen on a needed card goes only to a king of her suit or to an empty pile
S3.t5 | T8 | before the last pass work the table dry | : the table, the stock, the end > T8: passes 3, the waste turned over unshuffled (J8)
S3.t6 | undo | undo takes back any move | every game > S29: a random walk of 200 moves and the undo of all give the first table, to be played again
S3.i | T9 | a game; the wish comes true if it comes out | : the table, the stock, the end > T9: it comes out with all 104 cards in the row
S3.h1 | names | known as Topsy-Turvy Queens | the list of games > all games in the order of their books, with packs and names in Russian and English
S3.h2 | names | in Russian Дамы кувырком | the list of games > all games in the order of their books, with packs and names in Russian and English
S3.h3 | – | a simpler oracle takes a couple of minutes | the list of games > all games in the order of their books, with packs and names in Russian and English
S3.q1 | T3, T5, T6 | asked: how it is played | : the kings’ row > T3: a king goes only to the first empty place, from the table or the waste, at the player’s wish | : captives > T5: when the suit above is complete its captive turns up, within the move
S3.q2 | T4 | asked: what the name means | : the kings’ row > T4: on a king his suit goes up, A 2 … J, and the queen completes it
S3.q3 | – | asked: whether it is free to play | the ends of a game > S8: damy-kuvyrkom, deals 1 to 1000: there is a legal move at the start
S3.q4 | T8 | asked: how many passes; then the waste is not turned again | : the table, the stock, the end > T8: passes 3, the waste turned over unshuffled (J8)
S3.q5 | T9 | asked: how often it comes out; rarely | a plain player > S26: damy-kuvyrkom comes out at least once in its first 200 deals
`;

export const sentences: readonly Sentence[] = [
  ...read('Строптивые дамы', headstrong),
  ...read('Царство женщин', kingdom),
  ...read('Король, дама, валет', king),
  ...read('Кэнфилд', canfield),
  ...read('Дамы кувырком', topsy),
];
