// SPDX-License-Identifier: Apache-2.0
// match.js FLAGS SECONDS: reads a pattern and texts, one per line, and prints 1 for each text that it matches, otherwise
// 0. The pattern must mean the same with each of the flags (",u,v": without flags, and with u or v), and each match must
// end in SECONDS.
'use strict';
const [pattern, ...texts] = require('fs').readFileSync(0, 'utf8').split('\n').slice(0, -1);
const expressions = process.argv[2].split(',').map(flag => new RegExp(pattern, flag));
const limit = Number(process.argv[3]) * 1000;
process.stdout.write(texts.map(text => {
    const begin = performance.now();
    const verdicts = expressions.map(expression => expression.test(text));
    if (performance.now() - begin > limit * expressions.length)
        throw new Error('too slow: ' + text);
    if (new Set(verdicts).size > 1)
        throw new Error('flags differ: ' + text);
    return verdicts[0] ? '1' : '0';
}).join('') + '\n');
