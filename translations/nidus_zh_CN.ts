<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnswerLetter</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your request was granted.</source>
        <translation>您的申请已获批准。</translation>
    </message>
    <message>
        <source>Your request could not be granted.</source>
        <translation>您的申请未能获批。</translation>
    </message>
    <message>
        <source>The nearest alternative is %1.</source>
        <translation>最接近的替代方案是 %1。</translation>
    </message>
    <message>
        <source>The nearest alternative is %1 in range &quot;%2&quot;.</source>
        <translation>最接近的替代方案是范围“%2”中的 %1。</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系人</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Request for %1</source>
        <translation>关于 %1 的申请</translation>
    </message>
    <message>
        <source>Request %1 for %2</source>
        <translation>关于 %2 的申请 %1</translation>
    </message>
    <message>
        <source>To</source>
        <translation>收件人</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>您好，</translation>
    </message>
    <message>
        <source>Dear %1 and %2,</source>
        <translation>%1、%2，您好，</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>%1，您好，</translation>
    </message>
    <message>
        <source>Kind regards,</source>
        <translation>此致</translation>
    </message>
    <message>
        <source>The registry of urn:%1</source>
        <translation>urn:%1 注册库</translation>
    </message>
    <message>
        <source>%1 on behalf of %2</source>
        <translation>%1（代表 %2）</translation>
    </message>
    <message>
        <source>%1 is now: %2.</source>
        <translation>%1 目前的状态：%2。</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 from %3.</source>
        <translation>%1 自 %3 起为 %2 保留。</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 from %3 until %4.</source>
        <translation>%1 自 %3 至 %4 为 %2 保留。</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 from %3 until %4.</source>
        <translation>%1 自 %3 至 %4 分配给 %2。</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 from %3.</source>
        <translation>%1 自 %3 起分配给 %2。</translation>
    </message>
    <message>
        <source>The block has %L1 values.</source>
        <translation>该块有 %L1 个值。</translation>
    </message>
    <message>
        <source>Its range is &quot;%1&quot;.</source>
        <translation>其范围为“%1”。</translation>
    </message>
    <message>
        <source>The reference is %1.</source>
        <translation>参考文档为 %1。</translation>
    </message>
    <message>
        <source>The URN is:</source>
        <translation>URN 为：</translation>
    </message>
    <message>
        <source>The URNs are:</source>
        <translation>URN 为：</translation>
    </message>
    <message>
        <source>We can offer %1 instead.</source>
        <translation>我们可以改为提供 %1。</translation>
    </message>
    <message>
        <source>We can offer %1 in range &quot;%2&quot; instead.</source>
        <translation>我们可以改为提供范围“%2”中的 %1。</translation>
    </message>
    <message>
        <source>If you want this, please send us a new request.</source>
        <translation>如果您需要，请向我们发送新的申请。</translation>
    </message>
    <message>
        <source>The URN would be:</source>
        <translation>URN 将为：</translation>
    </message>
    <message>
        <source>The URNs would be:</source>
        <translation>URN 将为：</translation>
    </message>
    <message>
        <source>The reservation of %1 for %2 was withdrawn on %3.</source>
        <translation>为 %2 保留的 %1 已于 %3 撤回。</translation>
    </message>
    <message>
        <source>%1 of %2 was retired on %3.</source>
        <translation>%2 的 %1 已于 %3 停用。</translation>
    </message>
    <message>
        <source>%1 of %2 is deprecated from %3.</source>
        <translation>%2 的 %1 自 %3 起不再推荐。</translation>
    </message>
    <message>
        <source>The state of your values changed.</source>
        <translation>您的值的状态已更改。</translation>
    </message>
    <message>
        <source>%1 is reserved for %2.</source>
        <translation>%1 为 %2 保留。</translation>
    </message>
    <message>
        <source>%1 is reserved for %2 until %4.</source>
        <translation>%1 为 %2 保留至 %4。</translation>
    </message>
    <message>
        <source>The reservation of %1 for %2 was withdrawn.</source>
        <translation>为 %2 保留的 %1 已撤回。</translation>
    </message>
    <message>
        <source>%1 of %2 was retired.</source>
        <translation>%2 的 %1 已停用。</translation>
    </message>
    <message>
        <source>%1 of %2 is deprecated.</source>
        <translation>%2 的 %1 不再推荐。</translation>
    </message>
    <message>
        <source>%1 is assigned to %2.</source>
        <translation>%1 分配给 %2。</translation>
    </message>
    <message>
        <source>%1 is assigned to %2 until %4.</source>
        <translation>%1 分配给 %2，至 %4 为止。</translation>
    </message>
    <message>
        <source>The next available values in range &quot;%2&quot; are %1.</source>
        <translation>范围“%2”中接下来可用的值是 %1。</translation>
    </message>
    <message>
        <source>The next available value in range &quot;%2&quot; is %1.</source>
        <translation>范围“%2”中下一个可用的值是 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 was released.</source>
        <translation>%2 的 %1 已释放。</translation>
    </message>
    <message>
        <source>%1 of %2 was released on %3.</source>
        <translation>%2 的 %1 已于 %3 释放。</translation>
    </message>
    <message>
        <source>%1 of %2 was released, and may be assigned again.</source>
        <translation>%2 的 %1 已释放，可以再次分配。</translation>
    </message>
    <message>
        <source>%1 of %2 was released on %3, and may be assigned again.</source>
        <translation>%2 的 %1 已于 %3 释放，可以再次分配。</translation>
    </message>
    <message>
        <source>Please do not use it any longer.</source>
        <translation>请不要再使用它。</translation>
    </message>
    <message>
        <source>Please do not use them any longer.</source>
        <translation>请不要再使用它们。</translation>
    </message>
    <message>
        <source>Your values in %1</source>
        <translation>您在 %1 中的值</translation>
    </message>
    <message>
        <source>%1 does not match the syntax rule of the namespace, so there is no URN for it yet.</source>
        <translation>%1 不符合命名空间的语法规则，因此还没有对应的 URN。</translation>
    </message>
    <message>
        <source>The URN was:</source>
        <translation>该 URN 曾是：</translation>
    </message>
    <message>
        <source>The URNs were:</source>
        <translation>这些 URN 曾是：</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>auto (default): syntax, then the rule of the URN&apos;s own namespace; none: syntax only; all: also report which namespaces&apos; rules accept the name. Or name the NID, NID@VERSION, or draft:ID that every URN must belong to.</source>
        <translation>auto（默认）：先检查语法，再检查 URN 所属命名空间的规则；none：只检查语法；all：同时报告哪些命名空间的规则接受该名称。也可以指定每个 URN 都必须属于的 NID、NID@VERSION 或 draft:ID。</translation>
    </message>
    <message>
        <source>Apply the rules in FILE before the registry&apos;s. The report shows which results come from FILE.</source>
        <translation>优先应用 FILE 中的规则，再应用注册库的规则。报告会标明哪些结果来自 FILE。</translation>
    </message>
    <message>
        <source>Instead of one line per URN, print totals for each NID and its most frequent findings with an example of each, as text, tsv, or json.</source>
        <translation>不再每个 URN 输出一行，而是输出每个 NID 的总数及其最常见的检查结果，并各附一个示例；格式为 text、tsv 或 json。</translation>
    </message>
    <message>
        <source>Report URNs that are equivalent to an earlier one. Uses 24 MiB of memory and 10 to 14 bytes for each distinct URN; beyond the first million, each also takes 24 bytes of a temporary file. Everything else runs in constant memory.</source>
        <translation>报告与前面某个 URN 等价的 URN。占用 24 MiB 内存，另外每个不同的 URN 占用 10 到 14 字节；超过一百万个后，每个还占用临时文件 24 字节。其余处理所用内存恒定。</translation>
    </message>
    <message>
        <source>Number of worker threads (default: number of processors); the report does not change.</source>
        <translation>工作线程数（默认：处理器数）；报告不会因此改变。</translation>
    </message>
    <message>
        <source>Check part K of N of one file, for --merge. If the output file already contains the finished part, the part is not checked again.</source>
        <translation>检查一个文件 N 个部分中的第 K 部分，供 --merge 使用。如果输出文件已包含完成的该部分，则不再重新检查。</translation>
    </message>
    <message>
        <source>Merge the reports of all parts, in any order. The result is the same, byte for byte, as that of one run; the checked file is not needed. With &quot;-&quot;, the names of the reports are read from standard input, one per line, in order, each when it is finished.</source>
        <translation>合并所有部分的报告，顺序不限。结果与一次运行的结果逐字节相同；不需要被检查的文件。指定“-”时，从标准输入按顺序读取报告的名称，每行一个，每份报告完成后即可读取。</translation>
    </message>
    <message>
        <source>The registry has no syntax rule for %1.</source>
        <translation>注册库中没有 %1 的语法规则。</translation>
    </message>
    <message>
        <source>--against requires auto, none, all, a NID, NID@VERSION, or draft:ID.</source>
        <translation>--against 需要 auto、none、all、NID、NID@VERSION 或 draft:ID。</translation>
    </message>
    <message>
        <source>Rule set &quot;%1&quot;: rules: %2, none of them registered.</source>
        <translation>规则集“%1”：规则：%2，均未注册。</translation>
    </message>
    <message>
        <source>--summary and --only-bad cannot be used together.</source>
        <translation>--summary 和 --only-bad 不能同时使用。</translation>
    </message>
    <message>
        <source>--part and --merge cannot be used together.</source>
        <translation>--part 和 --merge 不能同时使用。</translation>
    </message>
    <message>
        <source>--part cannot be used with --extract: parts end at line ends, where running text continues.</source>
        <translation>--part 不能与 --extract 同时使用：各部分在行尾结束，而连续文本会跨行延续。</translation>
    </message>
    <message>
        <source>--part requires exactly one file.</source>
        <translation>--part 需要且只需要一个文件。</translation>
    </message>
    <message>
        <source>--part requires a regular file: %1 cannot be read from the middle.</source>
        <translation>--part 需要普通文件：%1 不能从中间开始读取。</translation>
    </message>
    <message>
        <source>--part cannot split a compressed file: decompress %1 first.</source>
        <translation>--part 不能拆分压缩文件：请先解压 %1。</translation>
    </message>
    <message>
        <source>Part %1 of %2 is already finished.</source>
        <translation>第 %1 部分（共 %2 部分）已完成。</translation>
    </message>
    <message>
        <source>--jobs requires a number from 1 to %1.</source>
        <translation>--jobs 需要 1 到 %1 之间的数字。</translation>
    </message>
    <message>
        <source>Check URNs, one per line, and print a verdict for each</source>
        <translation>检查 URN（每行一个），并输出每个 URN 的判定</translation>
    </message>
    <message>
        <source>--since and --%1 cannot be used together.</source>
        <translation>--since 和 --%1 不能同时使用。</translation>
    </message>
    <message>
        <source>--since requires a regular file: %1 cannot be read twice.</source>
        <translation>--since 需要普通文件：%1 不能读取两次。</translation>
    </message>
    <message>
        <source>%1 is not the finished report of a part. Create it again with check --part.</source>
        <translation>%1 不是某个部分的完整报告。请用 check --part 重新创建。</translation>
    </message>
    <message>
        <source>%1 and %2 are not parts of one report: the file, the options, or the rules differ.</source>
        <translation>%1 和 %2 不是同一份报告的部分：文件、选项或规则不同。</translation>
    </message>
    <message>
        <source>%1 and %2 are the same part.</source>
        <translation>%1 和 %2 是同一部分。</translation>
    </message>
    <message>
        <source>--merge requires the reports of all parts.</source>
        <translation>--merge 需要所有部分的报告。</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing.</source>
        <translation>缺少第 %1 部分（共 %2 部分）。</translation>
    </message>
    <message>
        <source>--part requires K/N for part K of N, such as 1/8 to 8/8; N is at most %1.</source>
        <translation>--part 需要 K/N，表示 N 个部分中的第 K 部分，例如 1/8 到 8/8；N 最大为 %1。</translation>
    </message>
    <message>
        <source>%1 is in another language. Choose that language with --lang.</source>
        <translation>%1 使用另一种语言。请用 --lang 选择该语言。</translation>
    </message>
    <message>
        <source>%1 checked: %2 valid, %3 invalid, %4 unregistered, %5 undecided</source>
        <translation>已检查 %1 个：有效 %2 个，无效 %3 个，未注册 %4 个，无法判定 %5 个</translation>
    </message>
    <message>
        <source>; %1 of the valid ones have no syntax rule yet</source>
        <translation>；其中 %1 个有效 URN 尚无语法规则</translation>
    </message>
    <message>
        <source>; %1 duplicates</source>
        <translation>；重复项 %1 个</translation>
    </message>
    <message>
        <source>; %1 blank lines</source>
        <translation>；空行 %1 行</translation>
    </message>
    <message>
        <source>; interrupted</source>
        <translation>；已中断</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;.</source>
        <translation>未知选项“%1”。</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>未知选项“%1”。您要找的是“%2”吗？</translation>
    </message>
    <message>
        <source>Invalid value &quot;%1&quot; for --%2; expected one of: %3.</source>
        <translation>--%2 的值“%1”无效；应为以下之一：%3。</translation>
    </message>
    <message>
        <source>%1 does not accept a value.</source>
        <translation>%1 不接受值。</translation>
    </message>
    <message>
        <source>%1 requires a value.</source>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Another program is writing to the registry. Waiting up to %1 s.</source>
        <translation>另一个程序正在写入注册库。最多等待 %1 秒。</translation>
    </message>
    <message>
        <source>Usage: nidus-cli COMMAND ...; nidus-cli --help lists the commands.</source>
        <translation>用法：nidus-cli COMMAND ...；nidus-cli --help 可列出所有命令。</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;; --help lists the commands.</source>
        <translation>未知命令“%1”；--help 可列出所有命令。</translation>
    </message>
    <message>
        <source>Unknown command &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>未知命令“%1”。您要找的是“%2”吗？</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; using English.</source>
        <translation>没有语言“%1”；将使用英语。</translation>
    </message>
    <message>
        <source>There is no translation into &quot;%1&quot;; using English.</source>
        <translation>没有“%1”的翻译；将使用英语。</translation>
    </message>
    <message>
        <source>Could not write the results to &quot;%1&quot; (%2), but this change was made: %3</source>
        <translation>无法将结果写入“%1”（%2），但已做出以下更改：%3</translation>
    </message>
    <message>
        <source>--registry requires a file name.</source>
        <translation>--registry 需要文件名。</translation>
    </message>
    <message>
        <source>Registry file to use; :builtin: is the built-in content.</source>
        <translation>要使用的注册库文件；:builtin: 表示内置内容。</translation>
    </message>
    <message>
        <source>Language of messages, such as fr; C is English.</source>
        <translation>消息的语言，例如 fr；C 表示英语。</translation>
    </message>
    <message>
        <source>Use color: auto (default), always, or never.</source>
        <translation>使用颜色：auto（默认）、always 或 never。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Show the version and the date of the IANA content.</source>
        <translation>显示版本和 IANA 内容的日期。</translation>
    </message>
    <message>
        <source>RFC whose URN syntax applies: 8141 (default) or 2141.</source>
        <translation>采用哪个 RFC 的 URN 语法：8141（默认）或 2141。</translation>
    </message>
    <message>
        <source>Read every \xHH in the input as that byte.</source>
        <translation>将输入中的每个 \xHH 读作该字节。</translation>
    </message>
    <message>
        <source>Write the results to FILE; on failure FILE is not changed.</source>
        <translation>将结果写入 FILE；失败时不更改 FILE。</translation>
    </message>
    <message>
        <source>Lowest severity that sets exit status 1: warning, error (default), or never.</source>
        <translation>使退出状态为 1 的最低严重程度：warning、error（默认）或 never。</translation>
    </message>
    <message>
        <source>Equivalence rules of namespaces: none (default), or auto to apply those of each URN&apos;s own namespace.</source>
        <translation>命名空间的等价规则：none（默认），或用 auto 应用每个 URN 所属命名空间的规则。</translation>
    </message>
    <message>
        <source>A note that the history keeps.</source>
        <translation>写入历史的备注。</translation>
    </message>
    <message>
        <source>A link for the history, such as a ticket or an email.</source>
        <translation>写入历史的链接，例如工单或电子邮件。</translation>
    </message>
    <message>
        <source>Name to record in the history (default: the user&apos;s name).</source>
        <translation>记录在历史中的姓名（默认：用户的姓名）。</translation>
    </message>
    <message>
        <source>List completions for a partial command line (used by shells)</source>
        <translation>列出未输完的命令行的补全项（供 shell 使用）</translation>
    </message>
    <message>
        <source>The words follow -- without the program&apos;s name. The last one is completed and may be empty. Each completion is printed as the word, a tab, and a description; an empty line means that a file name is possible. Registries are neither changed nor waited for.</source>
        <translation>各个词写在 -- 之后，不含程序名。最后一个词是要补全的词，可以为空。每个补全项按“词、制表符、说明”的形式输出；空行表示此处可以是文件名。既不会更改注册库，也不会等待注册库。</translation>
    </message>
    <message>
        <source>List all finding IDs.</source>
        <translation>列出所有检查结果 ID。</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text（默认）或 json。</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>含义：</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>修正：</translation>
    </message>
    <message>
        <source>There is no finding ID &quot;%1&quot;; explain --list shows all.</source>
        <translation>没有检查结果 ID“%1”；explain --list 可显示全部。</translation>
    </message>
    <message>
        <source>There is no finding ID &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>没有检查结果 ID“%1”。您要找的是“%2”吗？</translation>
    </message>
    <message>
        <source>explain requires one finding ID or --list.</source>
        <translation>explain 需要一个检查结果 ID 或 --list。</translation>
    </message>
    <message>
        <source>Explain a finding: meaning, reason, RFC section, example, and fix</source>
        <translation>解释检查结果：含义、理由、RFC 的节、示例和修正方法</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry.</source>
        <translation>注册库中没有命名空间“%1”。</translation>
    </message>
    <message>
        <source>There is no namespace &quot;%1&quot; in the registry. Did you mean &quot;%2&quot;?</source>
        <translation>注册库中没有命名空间“%1”。您要找的是“%2”吗？</translation>
    </message>
    <message>
        <source>There is no open draft &quot;%1&quot;.</source>
        <translation>没有进行中的草稿“%1”。</translation>
    </message>
    <message>
        <source>Several open drafts request &quot;%1&quot;. Choose one with draft:ID.</source>
        <translation>有多个进行中的草稿申请“%1”。请用 draft:ID 选择其中一个。</translation>
    </message>
    <message>
        <source>Registry management for URN namespaces (RFC 8141)</source>
        <translation>URN 命名空间的注册库管理（RFC 8141）</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Common options:</source>
        <translation>通用选项：</translation>
    </message>
    <message>
        <source>Exit status: 0: no errors found; 1: errors or differences found; 2: the command failed; 130: interrupted.</source>
        <translation>退出状态：0：未发现错误；1：发现错误或差异；2：命令失败；130：已中断。</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Built-in IANA content of %1 (%2)</source>
        <translation>内置的 IANA 内容，日期为 %1（%2）</translation>
    </message>
    <message>
        <source>working for %1 s</source>
        <translation>已运行 %1 秒</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>已完成 %1 %</translation>
    </message>
    <message>
        <source>tsv (default) or json.</source>
        <translation>tsv（默认）或 json。</translation>
    </message>
    <message>
        <source>Check a grammar, and print its shape and size</source>
        <translation>检查语法，并输出其类型和大小</translation>
    </message>
    <message>
        <source>Only one of the grammars can be read from standard input.</source>
        <translation>只能从标准输入读取其中一个语法。</translation>
    </message>
    <message>
        <source>Draw a rule as a railroad diagram (SVG)</source>
        <translation>将规则绘制为语法图（SVG）</translation>
    </message>
    <message>
        <source>Use only names of this namespace (default: all must have the same NID).</source>
        <translation>只使用此命名空间的名称（默认：所有名称的 NID 必须相同）。</translation>
    </message>
    <message>
        <source>Infer a grammar from names, one URN per line</source>
        <translation>根据名称推断语法，每行一个 URN</translation>
    </message>
    <message>
        <source>The grammar, in ABNF, describes the NSS; its start rule is &quot;name&quot;. It accepts the names and similar ones. &quot;new --from-names&quot; creates a draft with such a grammar.</source>
        <translation>以 ABNF 写成的语法描述 NSS；其起始规则是“name”。它接受这些名称和类似的名称。“new --from-names”可用这样的语法创建草稿。</translation>
    </message>
    <message>
        <source>Add the column where a text fails and what was expected there.</source>
        <translation>另外给出文本出错的列以及该处应有的内容。</translation>
    </message>
    <message>
        <source>Grammar and texts cannot both be read from standard input.</source>
        <translation>语法和文本不能都从标准输入读取。</translation>
    </message>
    <message>
        <source>Line %1 is undecided. %2</source>
        <translation>第 %1 行无法判定。%2</translation>
    </message>
    <message>
        <source>Check for each line whether a grammar accepts it</source>
        <translation>逐行检查语法是否接受该行</translation>
    </message>
    <message>
        <source>shortest (default), random, boundary (each step with its lowest and highest byte), or near-miss (one edit away and not accepted).</source>
        <translation>shortest（最短，默认）、random（随机）、boundary（每一步取最小和最大字节）或 near-miss（仅差一处改动而不被接受）。</translation>
    </message>
    <message>
        <source>Maximum number of texts (default 10).</source>
        <translation>文本的最大数量（默认 10）。</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same texts (default 0).</source>
        <translation>随机种子；相同的种子产生相同的文本（默认 0）。</translation>
    </message>
    <message>
        <source>Write bytes outside 0x21..0x7E and the backslash as \xHH.</source>
        <translation>将 0x21..0x7E 以外的字节和反斜杠写成 \xHH。</translation>
    </message>
    <message>
        <source>--count requires a number from 1 to %1.</source>
        <translation>--count 需要 1 到 %1 之间的数字。</translation>
    </message>
    <message>
        <source>--seed requires a number.</source>
        <translation>--seed 需要一个数字。</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) with a line break left out; --escaped shows them.</source>
        <translation>
            <numerusform>已略去 %n 个含换行的文本；使用 --escaped 可显示它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Print sample texts that a grammar accepts or nearly accepts</source>
        <translation>输出语法接受或几乎接受的示例文本</translation>
    </message>
    <message>
        <source>%1 contains no rule.</source>
        <translation>%1 不包含任何规则。</translation>
    </message>
    <message>
        <source>%1 has no rule &quot;%2&quot;.</source>
        <translation>%1 没有规则“%2”。</translation>
    </message>
    <message>
        <source>%1 has no rule &quot;%2&quot;. Did you mean &quot;%3&quot;?</source>
        <translation>%1 没有规则“%2”。您要找的是“%3”吗？</translation>
    </message>
    <message>
        <source>abnf (default): RFC 5234 and RFC 7405; iregexp: RFC 9485.</source>
        <translation>abnf（默认）：RFC 5234 和 RFC 7405；iregexp：RFC 9485。</translation>
    </message>
    <message>
        <source>Also accept notation that is common in registrations, such as ::= and |, with a warning for each.</source>
        <translation>同时接受注册中常见的记法，例如 ::= 和 |，并对每处给出警告。</translation>
    </message>
    <message>
        <source>Start rule (default: the first rule of the grammar).</source>
        <translation>起始规则（默认：语法的第一条规则）。</translation>
    </message>
    <message>
        <source>Approve a draft in review</source>
        <translation>批准评审中的草稿</translation>
    </message>
    <message>
        <source>Field that the comment is about, such as purpose.</source>
        <translation>评论所针对的字段，例如 purpose。</translation>
    </message>
    <message>
        <source>Answer the comment with this number.</source>
        <translation>回复此编号的评论。</translation>
    </message>
    <message>
        <source>Resolve the comment with this number.</source>
        <translation>解决此编号的评论。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a field key.</source>
        <translation>“%1”不是字段键。</translation>
    </message>
    <message>
        <source>Use only one of --answer, --resolve, and --accept.</source>
        <translation>--answer、--resolve 和 --accept 只能使用其中一个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; violates a MUST of RFC 8141 and cannot be accepted.</source>
        <translation>“%1”违反了 RFC 8141 的 MUST 要求，不能接受。</translation>
    </message>
    <message>
        <source>Add a review comment, answer, resolution, or acceptance, and print its number</source>
        <translation>添加评审评论、回复、解决或接受，并输出其编号</translation>
    </message>
    <message>
        <source>List review comments</source>
        <translation>列出评审评论</translation>
    </message>
    <message>
        <source>Columns of tsv: number, kind, number of the comment answered, version, field, accepted finding, time, person, text, NID or draft:ID of the comment. For a NID, the comments on all its drafts are listed too.</source>
        <translation>tsv 的列：编号、类型、所回复评论的编号、版本、字段、接受的检查结果、时间、人员、文本、评论所属的 NID 或 draft:ID。对于 NID，还会列出其所有草稿的评论。</translation>
    </message>
    <message>
        <source>Use the fast track (RFC 8141 section 6.3) and note it in the Registrant field. Errors that don&apos;t violate a MUST are allowed if --note gives a reason.</source>
        <translation>使用快速通道（RFC 8141 第 6.3 节），并在“注册者”字段中注明。如果用 --note 给出理由，则允许存在不违反 MUST 的错误。</translation>
    </message>
    <message>
        <source>Mark an approved draft as sent to IANA</source>
        <translation>将已批准的草稿标记为已发送至 IANA</translation>
    </message>
    <message>
        <source>An informal namespace; its number is assigned at registration.</source>
        <translation>非正式命名空间；其编号在注册时分配。</translation>
    </message>
    <message>
        <source>Template file: text, or XML with one record; &quot;-&quot; is standard input.</source>
        <translation>模板文件：文本，或含一条记录的 XML；“-”表示标准输入。</translation>
    </message>
    <message>
        <source>Instead of a template: URNs, one per line. A grammar is inferred from their names, and the most frequent become samples.</source>
        <translation>代替模板：URN，每行一个。将根据其名称推断语法，最常见的名称成为示例。</translation>
    </message>
    <message>
        <source>Register the draft immediately and print the NID.</source>
        <translation>立即注册草稿并输出 NID。</translation>
    </message>
    <message>
        <source>new requires --from FILE; &quot;-&quot; is standard input.</source>
        <translation>new 需要 --from FILE；“-”表示标准输入。</translation>
    </message>
    <message>
        <source>The template requests the NID &quot;%1&quot;, not &quot;%2&quot;.</source>
        <translation>模板申请的 NID 是“%1”，而不是“%2”。</translation>
    </message>
    <message>
        <source>--from-names requires a NID and cannot be used with --informal or --from.</source>
        <translation>--from-names 需要 NID，且不能与 --informal 或 --from 同时使用。</translation>
    </message>
    <message>
        <source>new requires either a NID or --informal.</source>
        <translation>new 需要 NID 或 --informal，二者选一。</translation>
    </message>
    <message>
        <source>Create a draft of a new namespace and print its draft:ID</source>
        <translation>创建新命名空间的草稿，并输出其 draft:ID</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be recorded; use report, direction, recognition, or specification.</source>
        <translation>“%1”无法记录；请使用 report、direction、recognition 或 specification。</translation>
    </message>
    <message>
        <source>Record a report, decision, or document that the procedure requires</source>
        <translation>记录程序所要求的报告、决定或文档</translation>
    </message>
    <message>
        <source>For a namespace intended for a standard (RFC 8141 section 6.2): report is the Expert Review report; direction is that of the approving body. For the fast track (RFC 8141 section 6.3): recognition is who recognized the body; specification is the published specification.</source>
        <translation>对于用于标准的命名空间（RFC 8141 第 6.2 节）：report 是专家评审报告；direction 是批准机构的指示。对于快速通道（RFC 8141 第 6.3 节）：recognition 说明由谁认可该机构；specification 是已发布的规范。</translation>
    </message>
    <message>
        <source>Register a draft and print its NID</source>
        <translation>注册草稿，并输出其 NID</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a date such as 2026-03-14 nor &quot;never&quot;.</source>
        <translation>“%1”既不是 2026-03-14 这样的日期，也不是“never”。</translation>
    </message>
    <message>
        <source>Set the date to follow up on a pending draft</source>
        <translation>设置待处理草稿的跟进日期</translation>
    </message>
    <message>
        <source>submit and forward set it to 14 days later. From then on, every step reminds you.</source>
        <translation>submit 和 forward 会将其设为 14 天后。从该日起，每个步骤都会提醒您。</translation>
    </message>
    <message>
        <source>Template file: text, or XML with one record; &quot;-&quot; is standard input. NID@VERSION restores an old version. Without --from, the draft starts as a copy of the latest version.</source>
        <translation>模板文件：文本，或含一条记录的 XML；“-”表示标准输入。NID@VERSION 可恢复旧版本。如果没有 --from，草稿以最新版本的副本开始。</translation>
    </message>
    <message>
        <source>Only an older version of &quot;%1&quot; can be restored.</source>
        <translation>只能恢复“%1”的较早版本。</translation>
    </message>
    <message>
        <source>revise draft:ID requires --from FILE; &quot;-&quot; is standard input.</source>
        <translation>revise draft:ID 需要 --from FILE；“-”表示标准输入。</translation>
    </message>
    <message>
        <source>--editorial is only for an approved draft, named by draft:ID.</source>
        <translation>--editorial 仅适用于以 draft:ID 指定的已批准草稿。</translation>
    </message>
    <message>
        <source>--editorial requires a reason.</source>
        <translation>--editorial 需要理由。</translation>
    </message>
    <message>
        <source>Create a draft of a namespace&apos;s next version, or replace the text of a draft</source>
        <translation>创建命名空间下一版本的草稿，或替换草稿的文本</translation>
    </message>
    <message>
        <source>Submit a draft for review</source>
        <translation>提交草稿以供评审</translation>
    </message>
    <message>
        <source>The namespace to use instead of the withdrawn one.</source>
        <translation>用来代替已撤回命名空间的命名空间。</translation>
    </message>
    <message>
        <source>Withdraw a registration, or move a draft to the trash</source>
        <translation>撤回注册项，或将草稿移至回收站</translation>
    </message>
    <message>
        <source>List only one kind of event, such as registered.</source>
        <translation>只列出一种类型的事件，例如 registered。</translation>
    </message>
    <message>
        <source>List only events whose NID, person, or note contains TEXT.</source>
        <translation>只列出 NID、人员或备注中包含 TEXT 的事件。</translation>
    </message>
    <message>
        <source>First day to list, YYYY-MM-DD.</source>
        <translation>要列出的第一天，YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>Last day to list, YYYY-MM-DD.</source>
        <translation>要列出的最后一天，YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of event.</source>
        <translation>“%1”不是事件类型。</translation>
    </message>
    <message>
        <source>List the history of the registry, newest first</source>
        <translation>列出注册库的历史，最新的在前</translation>
    </message>
    <message>
        <source>Columns of tsv: time, NID or draft:ID, event, person, note, link.</source>
        <translation>tsv 的列：时间、NID 或 draft:ID、事件、人员、备注、链接。</translation>
    </message>
    <message>
        <source>Write a backup of the registry; never replaces a file</source>
        <translation>写出注册库的备份；绝不替换已有文件</translation>
    </message>
    <message>
        <source>Leave out the built-in IANA content.</source>
        <translation>不包含内置的 IANA 内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file.</source>
        <translation>“%1”不是文件。</translation>
    </message>
    <message>
        <source>Create a registry file; never replaces one</source>
        <translation>创建注册库文件；绝不替换已有文件</translation>
    </message>
    <message>
        <source>Only list the places and copies that contain TEXT.</source>
        <translation>只列出包含 TEXT 的位置和副本。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short: it may be part of other words.</source>
        <translation>“%1”太短：它可能是其他词的一部分。</translation>
    </message>
    <message>
        <source>registry erase requires --by NAME: the history records who erased.</source>
        <translation>registry erase 需要 --by NAME：历史会记录由谁彻底删除。</translation>
    </message>
    <message>
        <source>%1 may still contain it and was not changed.</source>
        <translation>%1 可能仍包含它，且未被更改。</translation>
    </message>
    <message>
        <source>Exports, emails, and copies that you made elsewhere still contain it.</source>
        <translation>您在别处保存的导出文件、电子邮件和副本仍包含它。</translation>
    </message>
    <message>
        <source>Erase names, addresses, or phone numbers everywhere</source>
        <translation>在所有位置彻底删除姓名、地址或电话号码</translation>
    </message>
    <message>
        <source>Print a one-line fingerprint of the registry&apos;s history</source>
        <translation>输出注册库历史的单行指纹</translation>
    </message>
    <message>
        <source>Prints &quot;nidus-head 1 COUNT HASH IDENTITY&quot;: the number of entries in the history, the hash that covers them all, and the registry&apos;s identity. Give it to someone outside: later, &quot;registry verify --since&quot; proves that none of these entries was removed or changed.</source>
        <translation>输出“nidus-head 1 COUNT HASH IDENTITY”：历史中的条目数、涵盖所有条目的哈希值以及注册库的标识。请将其交给外部人员：日后“registry verify --since”可证明这些条目均未被删除或更改。</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>文件：</translation>
    </message>
    <message>
        <source>Schema version:</source>
        <translation>架构版本：</translation>
    </message>
    <message>
        <source>Content of:</source>
        <translation>内容日期：</translation>
    </message>
    <message>
        <source>Registrations:</source>
        <translation>注册项：</translation>
    </message>
    <message>
        <source>Versions:</source>
        <translation>版本：</translation>
    </message>
    <message>
        <source>Open drafts:</source>
        <translation>进行中的草稿：</translation>
    </message>
    <message>
        <source>Show what a registry file contains</source>
        <translation>显示注册库文件的内容概况</translation>
    </message>
    <message>
        <source>Restore a backup that is not intact, and report what is wrong.</source>
        <translation>恢复不完好的备份，并报告其中的问题。</translation>
    </message>
    <message>
        <source>Replace the registry with a backup</source>
        <translation>用备份替换注册库</translation>
    </message>
    <message>
        <source>The current registry is first saved in the folder REGISTRY.backups next to it; a damaged file is kept under a new name. The backup is checked first, and anything missing from it is reported. The restore is recorded in the history. Numbers already assigned are never reused.</source>
        <translation>当前注册库会先保存到旁边的文件夹 REGISTRY.backups 中；已损坏的文件会以新名称保留。备份会先经过校验，其中缺少的任何内容都会报告。恢复操作会记录在历史中。已分配的编号绝不会重复使用。</translation>
    </message>
    <message>
        <source>Also verify that the history continues from a head that &quot;registry head&quot; printed, or from every head in a file, such as an export.</source>
        <translation>同时校验历史是否接续“registry head”输出的历史头，或接续某个文件（例如导出文件）中的每个历史头。</translation>
    </message>
    <message>
        <source>%1 contains no head printed by &quot;registry head&quot;.</source>
        <translation>%1 不包含“registry head”输出的历史头。</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>%1: erased on %2 by %3</source>
        <translation>%1：由 %3 于 %2 彻底删除</translation>
    </message>
    <message>
        <source>Verify that a registry file is not damaged or tampered with</source>
        <translation>校验注册库文件是否损坏或遭篡改</translation>
    </message>
    <message>
        <source>Checks pages, indexes, and references. Compares tables and triggers with those that Nidus creates; every version, event, registration, draft, comment, and person with the hash computed when it was written; and the search index with its source. Reports registered NIDs that violate RFC 8141 section 5, and a history that does not continue from the heads seen so far, which are kept in REGISTRY.heads next to the registry and in the user&apos;s data folder.</source>
        <translation>检查数据库页、索引和引用。将表和触发器与 Nidus 创建的进行比较；将每个版本、事件、注册项、草稿、评论和人员与写入时计算的哈希值进行比较；将搜索索引与其来源进行比较。报告违反 RFC 8141 第 5 节的已注册 NID，以及未接续此前所见历史头的历史；这些历史头保存在注册库旁的 REGISTRY.heads 和用户的数据文件夹中。</translation>
    </message>
    <message>
        <source>Mark changed words as [-removed-] and {+added+}.</source>
        <translation>将更改的词标记为 [-删除-] 和 {+添加+}。</translation>
    </message>
    <message>
        <source>text (default) or html.</source>
        <translation>text（默认）或 html。</translation>
    </message>
    <message>
        <source>Compare two versions, drafts, or files field by field</source>
        <translation>逐字段比较两个版本、草稿或文件</translation>
    </message>
    <message>
        <source>A and B are NID, NID@VERSION, draft:ID, or files. The exit status is 1 if they differ. A text file has neither samples nor a syntax rule, so these are compared only if both sides have them.</source>
        <translation>A 和 B 可以是 NID、NID@VERSION、draft:ID 或文件。如果二者不同，退出状态为 1。文本文件既没有示例也没有语法规则，因此只有双方都有时才比较这些内容。</translation>
    </message>
    <message>
        <source>Write one file per registration to DIR, named after its NID. Characters other than a-z, 0-9, and the hyphen are written as &quot;_&quot; and two hexadecimal digits.</source>
        <translation>将每个注册项写成 DIR 中的一个文件，以其 NID 命名。a-z、0-9 和连字符以外的字符写成“_”加两位十六进制数字。</translation>
    </message>
    <message>
        <source>Paper size of PDF: a4 (default) or letter.</source>
        <translation>PDF 的纸张大小：a4（默认）或 letter。</translation>
    </message>
    <message>
        <source>Include the line that &quot;registry head&quot; prints, if the format has a place for it.</source>
        <translation>如果格式有相应位置，则包含“registry head”输出的那一行。</translation>
    </message>
    <message>
        <source>Leave out comments, notes, phone numbers, and the names of the registry staff.</source>
        <translation>不包含评论、备注、电话号码和注册库工作人员的姓名。</translation>
    </message>
    <message>
        <source>Instead of --format: export the original file that the template was imported from, byte for byte.</source>
        <translation>代替 --format：逐字节导出该模板导入时所用的原始文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n registration(s) left out: the registry has no template text for them.</source>
        <translation>
            <numerusform>已略去 %n 个注册项：注册库中没有它们的模板文本。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a NID, NID@VERSION, or draft:ID.</source>
        <translation>“%1”不是 NID、NID@VERSION 或 draft:ID。</translation>
    </message>
    <message>
        <source>%1 contains all versions of a registration. Export &quot;%2&quot; without a version.</source>
        <translation>%1 包含一个注册项的所有版本。请不带版本导出“%2”。</translation>
    </message>
    <message>
        <source>Several originals require a folder: add --out-dir.</source>
        <translation>多个原始文件需要一个文件夹：请添加 --out-dir。</translation>
    </message>
    <message>
        <source>--original cannot be used with --format, --public, or --with-head.</source>
        <translation>--original 不能与 --format、--public 或 --with-head 同时使用。</translation>
    </message>
    <message>
        <source>export requires --format, such as --format text.</source>
        <translation>export 需要 --format，例如 --format text。</translation>
    </message>
    <message>
        <source>--output and --out-dir cannot be used together.</source>
        <translation>--output 和 --out-dir 不能同时使用。</translation>
    </message>
    <message>
        <source>Several emails require a folder: add --out-dir.</source>
        <translation>多封电子邮件需要一个文件夹：请添加 --out-dir。</translation>
    </message>
    <message>
        <source>Export registrations as text, XML, HTML, PDF, and more</source>
        <translation>将注册项导出为文本、XML、HTML、PDF 等格式</translation>
    </message>
    <message>
        <source>Only show what would be imported.</source>
        <translation>只显示将会导入的内容。</translation>
    </message>
    <message>
        <source>Do not turn the grammar and examples of a Syntax section into a rule and samples.</source>
        <translation>不将“语法”节中的语法和示例转换为规则和示例。</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section, with start rule &quot;%2&quot;, becomes the draft&apos;s syntax rule; samples: %3.</source>
        <translation>%1：“语法”节中以“%2”为起始规则的语法成为草稿的语法规则；示例：%3。</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section is not used: %2</source>
        <translation>%1：未使用“语法”节中的语法：%2</translation>
    </message>
    <message>
        <source>Import templates and registries from files</source>
        <translation>从文件导入模板和注册库</translation>
    </message>
    <message>
        <source>%1, likely</source>
        <translation>%1（很可能）</translation>
    </message>
    <message>
        <source>%1, guessed</source>
        <translation>%1（推测）</translation>
    </message>
    <message>
        <source>Text outside of all fields is kept separately:</source>
        <translation>所有字段之外的文本会单独保留：</translation>
    </message>
    <message>
        <source>%1: created %2</source>
        <translation>%1：已创建 %2</translation>
    </message>
    <message>
        <source>Strictness: draft (unfinished parts are only information), review (default), or submission (anything a reviewer would return is an error).</source>
        <translation>严格程度：draft（未完成的部分仅为提示）、review（默认）或 submission（评审者会退回的任何问题都是错误）。</translation>
    </message>
    <message>
        <source>Check a template and list findings</source>
        <translation>检查模板并列出检查结果</translation>
    </message>
    <message>
        <source>If a file with that name exists, Nidus reads the file; otherwise the argument is a namespace or draft. Lines and columns are those of the file, or otherwise of the named field.
Columns of tsv and csv: subject, line, column, severity, code, message; csv has a header line. json is one array of the objects that jsonl prints one per line. In JUnit, findings at or above --fail-level are failures; others appear as output of passing tests.
Findings that a reviewer accepted (comment --accept) are listed last as &quot;accepted&quot; with the reason, and do not count: jsonl and json have a member &quot;accepted&quot;, sarif suppresses them, and junit skips them.</source>
        <translation>如果存在该名称的文件，Nidus 就读取该文件；否则，参数是命名空间或草稿。行号和列号是文件中的行号和列号；没有文件时，是所指字段中的行号和列号。
tsv 和 csv 的列：subject、line、column、severity、code、message；csv 有标题行。json 是一个数组，其中的对象与 jsonl 每行输出一个的对象相同。在 JUnit 中，达到或高于 --fail-level 的检查结果为失败；其他检查结果作为通过的测试的输出。
评审者已接受的检查结果（comment --accept）列在最后，标为“accepted”并附理由，不计入统计：jsonl 和 json 有成员“accepted”，sarif 将其抑制，junit 将其跳过。</translation>
    </message>
    <message>
        <source>%1 contains a registry, not a single template. Import it, then lint its registrations by NID.</source>
        <translation>%1 包含一个注册库，而不是单个模板。请先导入，再用 lint 按 NID 检查其中的注册项。</translation>
    </message>
    <message>
        <source>List only this state.</source>
        <translation>只列出此状态。</translation>
    </message>
    <message>
        <source>List only formal or informal namespaces.</source>
        <translation>只列出正式或非正式命名空间。</translation>
    </message>
    <message>
        <source>List drafts in the trash; reopen restores them.</source>
        <translation>列出回收站中的草稿；reopen 可将其恢复。</translation>
    </message>
    <message>
        <source>List only drafts whose reminder is due.</source>
        <translation>只列出提醒已到期的草稿。</translation>
    </message>
    <message>
        <source>Show a registration, one of its versions, or a draft</source>
        <translation>显示注册项、其某个版本或草稿</translation>
    </message>
    <message>
        <source>%1 does not contain exactly one registration. Use import for a file with several.</source>
        <translation>%1 不是恰好包含一个注册项。对于包含多个注册项的文件，请使用 import。</translation>
    </message>
    <message>
        <source>%1 contains no template text.</source>
        <translation>%1 不包含模板文本。</translation>
    </message>
    <message>
        <source>Namespace of the names (required).</source>
        <translation>名称所属的命名空间（必需）。</translation>
    </message>
    <message>
        <source>No encoding of native names is stored for the namespace &quot;%1&quot;, and guessing one is forbidden (RFC 8141 section 2.2).</source>
        <translation>没有为命名空间“%1”存储原生名称的编码方式，并且禁止猜测（RFC 8141 第 2.2 节）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8 text.</source>
        <translation>“%1”不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be a name in the namespace &quot;%1&quot;: the syntax rule of the namespace rejects every encoding of it.</source>
        <translation>“%2”不能是命名空间“%1”中的名称：该命名空间的语法规则拒绝它的所有编码形式。</translation>
    </message>
    <message>
        <source>encode requires --nid.</source>
        <translation>encode 需要 --nid。</translation>
    </message>
    <message>
        <source>Encode a native name as a URN</source>
        <translation>将原生名称编码为 URN</translation>
    </message>
    <message>
        <source>equal compares two URNs, or pairs from standard input (&quot;-&quot;).</source>
        <translation>equal 比较两个 URN，或比较标准输入（“-”）中的各对 URN。</translation>
    </message>
    <message>
        <source>Check whether two URNs are equivalent</source>
        <translation>检查两个 URN 是否等价</translation>
    </message>
    <message>
        <source>Prints equal, different, or invalid. With &quot;-&quot;, reads pairs separated by a tab from standard input and prints one word per line.</source>
        <translation>输出 equal（等价）、different（不同）或 invalid（无效）。指定“-”时，从标准输入读取以制表符分隔的各对 URN，每行输出一个词。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no URNs of this namespace.</source>
        <translation>“%1”不包含此命名空间的 URN。</translation>
    </message>
    <message>
        <source>The names belong to several namespaces (%1); choose one with --nid.</source>
        <translation>这些名称属于多个命名空间（%1）；请用 --nid 选择一个。</translation>
    </message>
    <message>
        <source>Names read: %1, skipped: %2. The grammar is a guess; review it before others rely on it.</source>
        <translation>已读取名称：%1，已跳过：%2。该语法是推测的；在他人依赖它之前请先审阅。</translation>
    </message>
    <message>
        <source>Rules of RFC 8141: formal (default), section 5.1; informal, section 5.2.</source>
        <translation>RFC 8141 的规则：formal（默认），第 5.1 节；informal，第 5.2 节。</translation>
    </message>
    <message>
        <source>Do not report that a NID is already registered.</source>
        <translation>不报告 NID 已注册。</translation>
    </message>
    <message>
        <source>Check whether NIDs may be registered, as JSON</source>
        <translation>检查 NID 是否可以注册，以 JSON 输出</translation>
    </message>
    <message>
        <source>Print the informal NID that would be assigned next</source>
        <translation>输出下一个将分配的非正式 NID</translation>
    </message>
    <message>
        <source>Nothing is reserved: the number is assigned at registration.</source>
        <translation>不会预留任何编号：编号在注册时分配。</translation>
    </message>
    <message>
        <source>key (default): the comparison key, without r-, q-, and f-components; full: the same with them.</source>
        <translation>key（默认）：比较键，不含 r-、q- 和 f- 组件；full：与前者相同，但包含这些组件。</translation>
    </message>
    <message>
        <source>Print the normal form of URNs, one per line</source>
        <translation>输出 URN 的规范形式，每行一个</translation>
    </message>
    <message>
        <source>For a line that is not a URN, an empty line is printed.</source>
        <translation>对于不是 URN 的行，输出空行。</translation>
    </message>
    <message>
        <source>Split URNs into components: one JSON object per line of input</source>
        <translation>将 URN 拆分为组件：每行输入对应一个 JSON 对象</translation>
    </message>
    <message>
        <source>Prints an object for every line, even a blank one. A valid URN may have warnings; the exit status is 1 if a line is not a URN.</source>
        <translation>为每一行输出一个对象，空行也不例外。有效的 URN 可能有警告；如果有一行不是 URN，退出状态为 1。</translation>
    </message>
    <message>
        <source>Output format (default: text; sarif is SARIF 2.1.0). One of: %1.</source>
        <translation>输出格式（默认：text；sarif 指 SARIF 2.1.0）。以下之一：%1。</translation>
    </message>
    <message>
        <source>The texts of the input are running text: check every URN found in them.</source>
        <translation>输入的文本是连续文本：检查其中找到的每个 URN。</translation>
    </message>
    <message>
        <source>--part cannot be used with --input csv: parts end at line ends, where a row may continue.</source>
        <translation>--part 不能与 --input csv 同时使用：各部分在行尾结束，而表格的一行可能跨行延续。</translation>
    </message>
    <message>
        <source>--rules can only be used with --against auto.</source>
        <translation>--rules 只能与 --against auto 一起使用。</translation>
    </message>
    <message>
        <source>--summary requires one of the formats %1.</source>
        <translation>--summary 需要以下格式之一：%1。</translation>
    </message>
    <message>
        <source>--since requires one of the formats %1; with --summary, one of %2.</source>
        <translation>--since 需要以下格式之一：%1；与 --summary 同时使用时，需要以下之一：%2。</translation>
    </message>
    <message>
        <source>--input, --column, and --json-field cannot be used together.</source>
        <translation>--input、--column 和 --json-field 不能同时使用。</translation>
    </message>
    <message>
        <source>--input requires lines, csv:COLUMN, or jsonl:MEMBER.</source>
        <translation>--input 需要 lines、csv:COLUMN 或 jsonl:MEMBER。</translation>
    </message>
    <message>
        <source>URNs and NIDs:</source>
        <translation>URN 和 NID：</translation>
    </message>
    <message>
        <source>Grammars:</source>
        <translation>语法：</translation>
    </message>
    <message>
        <source>Registrations and templates:</source>
        <translation>注册项和模板：</translation>
    </message>
    <message>
        <source>Registering and reviewing:</source>
        <translation>注册和评审：</translation>
    </message>
    <message>
        <source>Registry file:</source>
        <translation>注册库文件：</translation>
    </message>
    <message>
        <source>Help:</source>
        <translation>帮助：</translation>
    </message>
    <message>
        <source>Output format: a document of one template, a page, all data with its history, or a list. One of: %1.</source>
        <translation>输出格式：单个模板的文档、页面、含历史的全部数据或列表。以下之一：%1。</translation>
    </message>
    <message>
        <source>--%1 requires the number of a comment.</source>
        <translation>--%1 需要评论的编号。</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Nothing was registered.</source>
        <translation>没有注册任何内容。</translation>
    </message>
    <message>
        <source>If only the wording changed, --editorial REASON keeps the approval.</source>
        <translation>如果只改了措辞，--editorial REASON 可保留批准。</translation>
    </message>
    <message>
        <source>The highest informal NID that was ever assigned, if the registry no longer contains it.</source>
        <translation>曾经分配过的最大非正式 NID，用于注册库已不再包含它的情况。</translation>
    </message>
    <message>
        <source>registry acknowledge requires --note TEXT: the history records why.</source>
        <translation>registry acknowledge 需要 --note TEXT：历史会记录原因。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an informal NID such as urn-12.</source>
        <translation>“%1”不是 urn-12 这样的非正式 NID。</translation>
    </message>
    <message>
        <source>The problems of the registry were acknowledged.</source>
        <translation>已确认知悉注册库的问题。</translation>
    </message>
    <message>
        <source>There is nothing to acknowledge.</source>
        <translation>没有需要确认知悉的问题。</translation>
    </message>
    <message>
        <source>Record that missing or changed data of a registry is known</source>
        <translation>记录已知悉注册库的数据缺失或被更改</translation>
    </message>
    <message>
        <source>Lists what &quot;registry verify&quot; finds missing or changed outside Nidus, and records it in the history. From then on, commands and &quot;registry verify&quot; no longer report it; &quot;registry verify --since&quot; still does, for earlier heads. This restores nothing: if there is a good backup, restore it instead. Damage cannot be acknowledged. The exit status is 1 if a problem is left.</source>
        <translation>列出“registry verify”发现的缺失或在 Nidus 之外被更改的内容，并记录在历史中。此后，各命令和“registry verify”不再报告它们；“registry verify --since”对较早的历史头仍会报告。此操作不会恢复任何内容：如果有完好的备份，请改为恢复备份。损坏无法确认知悉。如果仍有问题，退出状态为 1。</translation>
    </message>
    <message>
        <source>%1 in %2 contains it and cannot be changed.</source>
        <translation>%2 中的 %1 包含它，且无法更改。</translation>
    </message>
    <message>
        <source>Each TEXT, such as a person&apos;s name, email address, or phone number, is searched for as whole words, ignoring case, line ends, and encodings such as Base64. It is replaced by &quot;[erased]&quot; in every version, draft, comment, event, and contact of the registry and in the copies and unsaved edits that Nidus keeps; each place is listed. The history can still be verified, and &quot;registry verify&quot; shows what was erased, when, and by whom. This cannot be undone. The exit status is 1 if a place or file that contains it could not be changed; it is named.</source>
        <translation>每个 TEXT（例如某人的姓名、电子邮件地址或电话号码）按整词搜索，忽略大小写、换行以及 Base64 等编码。在注册库的每个版本、草稿、评论、事件和联系人中，以及在 Nidus 保留的副本和未保存的编辑内容中，它会被替换为“[erased]”；每个位置都会列出。历史仍可校验，“registry verify”会显示彻底删除了什么、何时删除、由谁删除。此操作无法撤销。如果包含它的某个位置或文件无法更改，退出状态为 1，并指明该位置或文件。</translation>
    </message>
    <message>
        <source>Look for an older backup; --accept-problems restores this one.</source>
        <translation>请查找较早的备份；--accept-problems 可恢复此备份。</translation>
    </message>
    <message>
        <source>Accept informal numbers that leave more than 100 numbers below them unassigned.</source>
        <translation>接受会使其下方超过 100 个编号空缺的非正式编号。</translation>
    </message>
    <message>
        <source>; %1 of the valid ones have a warning</source>
        <translation>；其中 %1 个有效 URN 有警告</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. Put a text that starts with &quot;-&quot; after &quot;--&quot;.</source>
        <translation>未知选项“%1”。请将以“-”开头的文本放在“--”之后。</translation>
    </message>
    <message>
        <source>There is no default registry yet: commands that read use the built-in namespaces, and the first command that writes creates it.</source>
        <translation>还没有默认注册库：读取命令使用内置命名空间，第一个写入命令会创建默认注册库。</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>A draft may have errors. With --register, the template must have no errors; otherwise they are printed to standard error and the draft is moved to the trash. If the Syntax section of a text has a grammar that accepts all the example URNs there, the grammar becomes the draft&apos;s syntax rule and the examples its samples.</source>
        <translation>草稿可以有错误。使用 --register 时，模板不得有错误；否则错误会输出到标准错误，草稿会移至回收站。如果文本的“语法”节含有语法，且该语法接受其中的所有示例 URN，则该语法成为草稿的语法规则，这些 URN 成为其示例。</translation>
    </message>
    <message>
        <source>Possible: submit, register. Next, its author submits it for review.</source>
        <translation>可执行：submit、register。下一步由其作者提交评审。</translation>
    </message>
    <message>
        <source>Possible: approve, reopen, register. Next, the Designated Experts approve it.</source>
        <translation>可执行：approve、reopen、register。下一步由指定专家批准。</translation>
    </message>
    <message>
        <source>Possible: forward, register, reopen. Next, it is sent to IANA or registered.</source>
        <translation>可执行：forward、register、reopen。下一步发送至 IANA 或注册。</translation>
    </message>
    <message>
        <source>Possible: register, reopen. Next, IANA answers, and it is registered.</source>
        <translation>可执行：register、reopen。下一步等 IANA 答复后注册。</translation>
    </message>
    <message>
        <source>Return a draft from review to editing, restore it from the trash, or bring back a withdrawn registration</source>
        <translation>将草稿从评审退回编辑、从回收站恢复草稿，或恢复已撤回的注册项</translation>
    </message>
    <message>
        <source>Samples and syntax rule are kept. If the grammar of a text differs from that of the earlier text and accepts all the example URNs there, it becomes the draft&apos;s syntax rule and the examples become samples, too.</source>
        <translation>示例和语法规则会保留。如果文本中的语法与先前文本的不同，且接受其中的所有示例 URN，则该语法成为草稿的语法规则，这些 URN 也成为示例。</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>未找到。</translation>
    </message>
    <message numerus="yes">
        <source>Erased in %n place(s) and copies.</source>
        <translation>
            <numerusform>已在 %n 处彻底删除，包括副本。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was restored from %2.</source>
        <translation>%1 已从 %2 恢复。</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section is not used.</source>
        <translation>%1：未使用“语法”节中的语法。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Works only for namespaces whose encoding of native names is stored with their syntax rule; guessing one is forbidden (RFC 8141 section 2.2). The resulting URN is checked. With &quot;-&quot;, reads names from standard input, one per line; for a line that cannot be encoded, an empty line is printed, and the exit status is 2.</source>
        <translation>仅适用于语法规则中存有原生名称编码方式的命名空间；禁止猜测编码方式（RFC 8141 第 2.2 节）。会检查所得的 URN。指定“-”时，从标准输入读取名称，每行一个；对于无法编码的行，输出空行，退出状态为 2。</translation>
    </message>
    <message>
        <source>; empty cells: %1</source>
        <translation>；空单元格：%1</translation>
    </message>
    <message>
        <source>The registry was backed up.</source>
        <translation>已备份注册库。</translation>
    </message>
    <message>
        <source>%1 % done, about %2 s left</source>
        <translation>已完成 %1 %，大约还剩 %2 秒</translation>
    </message>
    <message>
        <source>Compare the pairs in a file with three columns separated by tabs: label, left, and right. Each result begins with the label; for a pair that cannot be compared, it is &quot;failed&quot; with the reason.</source>
        <translation>比较文件中的各对内容；该文件有以制表符分隔的三列：标签、左、右。每个结果以标签开头；对于无法比较的一对，结果是“failed”并附理由。</translation>
    </message>
    <message>
        <source>The line does not have three columns separated by tabs.</source>
        <translation>该行没有以制表符分隔的三列。</translation>
    </message>
    <message>
        <source>Compare the languages of grammars and regular expressions</source>
        <translation>比较语法和正则表达式的语言</translation>
    </message>
    <message>
        <source>Dialect of the pattern (default ecma): %1. ecma is JavaScript, with or without the flags u and v; ere is grep -E; re2 is also Go.</source>
        <translation>模式的方言（默认 ecma）：%1。ecma 是 JavaScript，带或不带标志 u 和 v；ere 是 grep -E；re2 也适用于 Go。</translation>
    </message>
    <message>
        <source>Match only the NSS, without &quot;urn:NID:&quot;.</source>
        <translation>只匹配 NSS，不含“urn:NID:”。</translation>
    </message>
    <message>
        <source>For a FILE that describes the NSS: match URNs of this namespace.</source>
        <translation>对于描述 NSS 的 FILE：匹配此命名空间的 URN。</translation>
    </message>
    <message>
        <source>Start rule (default: the rule of the namespace, or the first rule of the grammar). Without &quot;urn:NID:&quot;.</source>
        <translation>起始规则（默认：命名空间的规则，或语法的第一条规则）。不含“urn:NID:”。</translation>
    </message>
    <message>
        <source>Print a regular expression that is proven equal to a grammar</source>
        <translation>输出经证明与语法相等的正则表达式</translation>
    </message>
    <message>
        <source>The pattern matches whole texts: it has the anchors that the dialect needs. For a namespace, it matches URNs without r-, q-, and f-component (unless the syntax rule describes them), in any letter case of &quot;urn&quot; and the NID; with --nss, only the NSS. The pattern is written from the rules, read back, and compared with the grammar. If it is not equal, if the grammar is not regular, or if a backtracking engine could take exponential time, the reason is reported instead, and the exit status is 2. In a JSON file, double each backslash.</source>
        <translation>该模式匹配整个文本：它带有方言所需的锚点。对于命名空间，它匹配不含 r-、q- 和 f- 组件的 URN（除非语法规则描述了这些组件），“urn”和 NID 不区分大小写；使用 --nss 时，只匹配 NSS。该模式由规则生成，再重新读入并与语法比较。如果二者不相等、语法不是正则语法，或回溯引擎可能需要指数时间，则改为报告原因，退出状态为 2。在 JSON 文件中，请将每个反斜杠写成两个。</translation>
    </message>
    <message>
        <source>Also make PERSON the owner of the draft.</source>
        <translation>同时将 PERSON 设为草稿的所有者。</translation>
    </message>
    <message>
        <source>The name of a person is empty.</source>
        <translation>人员的姓名为空。</translation>
    </message>
    <message>
        <source>Set who should act next on a draft</source>
        <translation>设置下一步由谁处理草稿</translation>
    </message>
    <message>
        <source>PERSON is a name, an email address, or both, such as &quot;Ann Reader &lt;ann@example.org&gt;&quot;. Names with the same email address are the same person. The owner of a draft is who created it, until --owner changes that.</source>
        <translation>PERSON 是姓名、电子邮件地址或二者皆有，例如“Ann Reader &lt;ann@example.org&gt;”。电子邮件地址相同的姓名视为同一人。草稿的所有者是创建者，直到用 --owner 更改。</translation>
    </message>
    <message>
        <source>Approval:</source>
        <translation>批准：</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a setting of a registry; the setting is approval.</source>
        <translation>“%1”不是注册库的设置；可用的设置是 approval。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule for approvals; use anyone, reason, or second-person.</source>
        <translation>“%1”不是批准规则；请使用 anyone、reason 或 second-person。</translation>
    </message>
    <message>
        <source>Set who may approve drafts</source>
        <translation>设置谁可以批准草稿</translation>
    </message>
    <message>
        <source>List only drafts that PERSON owns; PERSON is a name, an email address, or both.</source>
        <translation>只列出 PERSON 拥有的草稿；PERSON 是姓名、电子邮件地址或二者皆有。</translation>
    </message>
    <message>
        <source>List only drafts that are assigned to PERSON; none: to nobody, so that the owner or any reviewer acts next.</source>
        <translation>仅列出分配给 PERSON 的草稿；none：未分配给任何人，接下来由所有者或任一评审人处理。</translation>
    </message>
    <message>
        <source>A NID or draft cannot be used with --trash or --due.</source>
        <translation>NID 或草稿不能与 --trash 或 --due 同时使用。</translation>
    </message>
    <message>
        <source>List the registry&apos;s namespaces and drafts, or some of them</source>
        <translation>列出注册库的全部或部分命名空间和草稿</translation>
    </message>
    <message>
        <source>Owner:</source>
        <translation>所有者：</translation>
    </message>
    <message>
        <source>Assignee:</source>
        <translation>负责人：</translation>
    </message>
    <message>
        <source>FILE may be &quot;-&quot; for standard input, or a pattern, as in &quot;grammar compare&quot;. The last line shows the number of rules, the shape, and, for a regular or linear grammar, the number of states of its automaton.</source>
        <translation>FILE 可以是“-”（标准输入），也可以是模式，用法同“grammar compare”。最后一行显示规则数和语法类型；对于正则语法或线性语法，还显示其自动机的状态数。</translation>
    </message>
    <message>
        <source>The line contains a NUL character.</source>
        <translation>该行包含 NUL 字符。</translation>
    </message>
    <message>
        <source>Prints equal, subset, superset, overlap, or disjoint, then a shortest text that only the first grammar accepts and one that only the second accepts, or &quot;-&quot; if there is none. Bytes outside 0x21..0x7E are written as \xHH.
A and B may be FILE, FILE#RULE, NID[@VERSION], or draft:ID (the NSSs that the syntax rule accepts), the same after &quot;urn:&quot; (whole URNs), re:PATTERN for an I-Regexp, or DIALECT:PATTERN, with a dialect of &quot;grammar regex&quot;. A pattern of a dialect that searches needs anchors to match whole texts. What \p{L}, (?i), and the like match beyond ASCII depends on the engine: a warning is printed, and only ASCII texts are compared, because URNs contain no other characters. Look-around, back-references, and possessive quantifiers cannot be compared; they are reported with their column. If RULE is an argument of its own, it is &quot;-&quot; for a pattern.</source>
        <translation>输出 equal、subset、superset、overlap 或 disjoint，然后输出仅第一个语法接受的一个最短文本和仅第二个语法接受的一个最短文本；没有时输出“-”。0x21..0x7E 以外的字节写成 \xHH。
A 和 B 可以是 FILE、FILE#RULE、NID[@VERSION] 或 draft:ID（语法规则接受的 NSS）、前面加“urn:”的上述形式（完整的 URN）、表示 I-Regexp 的 re:PATTERN，或 DIALECT:PATTERN，其方言为“grammar regex”的方言之一。对于执行搜索的方言，模式需要锚点才能匹配整个文本。\p{L}、(?i) 等在 ASCII 以外匹配哪些字符取决于引擎：此时会输出警告，并且只比较 ASCII 文本，因为 URN 不含其他字符。环视、反向引用和占有量词无法比较；会报告它们所在的列。如果 RULE 是单独的参数，对于模式应写“-”。</translation>
    </message>
    <message>
        <source>A rule with errors is drawn as far as it could be read. FILE may be a pattern, as in &quot;grammar compare&quot;.</source>
        <translation>有错误的规则会绘制到能够读取的部分为止。FILE 可以是模式，用法同“grammar compare”。</translation>
    </message>
    <message>
        <source>Prints Y, N, or ? (a limit was reached), a tab, and the line. --explain adds two fields: the column where the text fails and what was expected there. FILE may be a pattern, as in &quot;grammar compare&quot;. The syntax rule of a namespace usually describes only the NSS; &quot;check&quot; checks whole URNs. A blank line is the empty text.</source>
        <translation>输出 Y（接受）、N（不接受）或 ?（达到限制）、一个制表符和该行内容。--explain 增加两个字段：文本出错的列以及该处应有的内容。FILE 可以是模式，用法同“grammar compare”。命名空间的语法规则通常只描述 NSS；“check”检查完整的 URN。空行表示空文本。</translation>
    </message>
    <message>
        <source>--nid requires a FILE and cannot be combined with --nss.</source>
        <translation>--nid 需要 FILE，且不能与 --nss 一起使用。</translation>
    </message>
    <message>
        <source>FILE may be a pattern, as in &quot;grammar compare&quot;.</source>
        <translation>FILE 可以是模式，用法同“grammar compare”。</translation>
    </message>
    <message>
        <source>%1 A pattern begins with re: or a dialect and a colon: %2.</source>
        <translation>%1 模式以 re: 开头，或以方言加冒号开头：%2。</translation>
    </message>
    <message>
        <source>The text of --note is empty or invisible.</source>
        <translation>--note 的文本为空或不可见。</translation>
    </message>
    <message>
        <source>The format is recognized by content: a registration template as text (RFC 8141, and the older layouts of RFC 2611 and RFC 3406), Markdown, HTML, xml2rfc, or an email; XML, JSON, or CSV from this program; or IANA&apos;s registry as XML. A template becomes a draft. A complete record from XML or JSON is added with its history, unless it is already in the registry. Its events are marked &quot;From a file&quot;, and no approval or document in them counts here: an approved draft returns to review. IANA&apos;s list updates dates, references, and contacts; an older list, or one that lacks registered namespaces, changes nothing without --accept-older. Existing versions and drafts are never overwritten. If the Syntax section has a grammar that accepts all the example URNs there, the grammar becomes the draft&apos;s syntax rule and the examples its samples.</source>
        <translation>格式根据内容识别：文本（RFC 8141，以及 RFC 2611 和 RFC 3406 的旧版式）、Markdown、HTML、xml2rfc 或电子邮件形式的注册模板；本程序的 XML、JSON 或 CSV；或 XML 形式的 IANA 注册库。模板会成为草稿。来自 XML 或 JSON 的完整记录会连同其历史一起添加，除非它已在注册库中。其中的事件会标记为“From a file”，其中的批准和文档在此处无效：已批准的草稿会回到评审。IANA 的列表会更新日期、参考文献和联系人；较旧或缺少已注册命名空间的列表，若没有 --accept-older，不会更改任何内容。已有的版本和草稿绝不会被覆盖。如果“语法”节含有语法，且该语法接受其中的所有示例 URN，则该语法成为草稿的语法规则，这些 URN 成为其示例。</translation>
    </message>
    <message>
        <source>Lists below a NID:</source>
        <translation>NID 下的列表：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Refused (%1): %2</source>
        <translation>已拒绝（%1）：%2</translation>
    </message>
    <message>
        <source>Assign a value or numbers of a subregistry</source>
        <translation>分配子注册库的值或编号</translation>
    </message>
    <message>
        <source>The next numbers follow the last one of the range that is or was held; a value once held is not assigned again unless it was released to the pool. A value by name is checked, not moved. With --until, the assignment is temporary. Exit status 1: refused; the reason and the nearest alternative are on standard error.</source>
        <translation>下一批编号接在该范围内现在或曾经被持有的最后一个编号之后；曾被持有的值不会再次分配，除非已释放回可用池。按名称指定的值只检查，不改换。使用 --until 时，分配是临时的。退出状态 1：已拒绝；理由和最接近的替代方案输出到标准错误。</translation>
    </message>
    <message>
        <source>Names of the parts of a value, such as id,version.</source>
        <translation>值的各部分的名称，例如 id,version。</translation>
    </message>
    <message>
        <source>Rules of the namespace&apos;s grammar that the parts match, one for each part.</source>
        <translation>各部分所匹配的命名空间语法规则，每个部分一条。</translation>
    </message>
    <message>
        <source>Rule whose text is the label of the value&apos;s range.</source>
        <translation>其文本为值所在范围的标签的规则。</translation>
    </message>
    <message>
        <source>Whether letter case matters: sensitive (default) or insensitive.</source>
        <translation>是否区分大小写：sensitive（默认）或 insensitive。</translation>
    </message>
    <message>
        <source>How values are assigned, such as a policy of RFC 8126.</source>
        <translation>值的分配方式，例如 RFC 8126 的一项政策。</translation>
    </message>
    <message>
        <source>Severity of a value that is not listed: error (default) or warning.</source>
        <translation>未列出的值的严重程度：error（默认）或 warning。</translation>
    </message>
    <message>
        <source>Name the kind of values with --kind.</source>
        <translation>请用 --kind 指定值的类型。</translation>
    </message>
    <message>
        <source>--rule requires one rule for each part of the key.</source>
        <translation>--rule 要求键的每个部分都有一条规则。</translation>
    </message>
    <message>
        <source>Create a list of the values of a namespace</source>
        <translation>创建命名空间的值列表</translation>
    </message>
    <message>
        <source>A subregistry lists words or numbers. In a list of numbers, the first part of the key is the number. The policy is free text; the words of RFC 8126 are checked.</source>
        <translation>子注册库列出词或编号。在编号列表中，键的第一部分是编号。政策是自由文本；其中 RFC 8126 的用语会被检查。</translation>
    </message>
    <message>
        <source>Value to use instead.</source>
        <translation>应改用的值。</translation>
    </message>
    <message>
        <source>Mark a value as no longer recommended</source>
        <translation>将值标记为不再推荐</translation>
    </message>
    <message>
        <source>Export the entries of a subregistry</source>
        <translation>导出子注册库的条目</translation>
    </message>
    <message>
        <source>Names of columns in FILE, such as value=Name,state=Status.</source>
        <translation>FILE 中各列的名称，例如 value=Name,state=Status。</translation>
    </message>
    <message>
        <source>Show what would be imported; change nothing.</source>
        <translation>显示将导入的内容；不做任何更改。</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged</source>
        <translation>%1 项新增，%2 项更改，%3 项未变</translation>
    </message>
    <message>
        <source>The entries were imported.</source>
        <translation>条目已导入。</translation>
    </message>
    <message>
        <source>List subregistries</source>
        <translation>列出子注册库</translation>
    </message>
    <message>
        <source>Columns of tsv: name, title, kind, rules, policy, number of ranges, number of entries, values that are held, free numbers in open ranges.</source>
        <translation>tsv 的列：名称、标题、类型、规则、政策、范围数、条目数、已被持有的值、开放范围中的空闲编号。</translation>
    </message>
    <message>
        <source>Print the numbers that would be assigned next</source>
        <translation>输出接下来将分配的编号</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a subregistry; expected NID/NAME.</source>
        <translation>“%1”不是子注册库的名称；应为 NID/NAME。</translation>
    </message>
    <message>
        <source>Range that the values must be in.</source>
        <translation>值必须所在的范围。</translation>
    </message>
    <message>
        <source>How many numbers in a row (default: 1).</source>
        <translation>连续编号的个数（默认：1）。</translation>
    </message>
    <message>
        <source>The first number is a multiple of N.</source>
        <translation>第一个编号是 N 的倍数。</translation>
    </message>
    <message>
        <source>Use the lowest gap instead of the numbers after the last one.</source>
        <translation>使用最低的空缺，而不是最后一个编号之后的编号。</translation>
    </message>
    <message>
        <source>Who holds the value.</source>
        <translation>值的持有者。</translation>
    </message>
    <message>
        <source>On whose behalf the holder has it.</source>
        <translation>持有者代表谁持有该值。</translation>
    </message>
    <message>
        <source>Contact of the holder; not public, and it can be erased.</source>
        <translation>持有者的联系人；不公开，且可彻底删除。</translation>
    </message>
    <message>
        <source>Document that defines the value.</source>
        <translation>定义该值的文档。</translation>
    </message>
    <message>
        <source>tsv (default), json, or letter: an answer to send.</source>
        <translation>tsv（默认）、json 或 letter：可发送的答复。</translation>
    </message>
    <message>
        <source>Name a value or a block, or use --next.</source>
        <translation>请指定一个值或一个块，或使用 --next。</translation>
    </message>
    <message>
        <source>Name where to split with --at, and both holders with --holder.</source>
        <translation>请用 --at 指定拆分位置，用 --holder 指定两个持有者。</translation>
    </message>
    <message>
        <source>Name the holder with --holder.</source>
        <translation>请用 --holder 指定持有者。</translation>
    </message>
    <message>
        <source>Use the next free numbers instead of a value.</source>
        <translation>使用接下来的空闲编号，而不是某个值。</translation>
    </message>
    <message>
        <source>When the entry ends, YYYY-MM-DD.</source>
        <translation>条目的终止日期，YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>Do not publish the holder of the entry.</source>
        <translation>不公布条目的持有者。</translation>
    </message>
    <message>
        <source>How values of the range are assigned.</source>
        <translation>范围内的值的分配方式。</translation>
    </message>
    <message>
        <source>Label of the range in URNs.</source>
        <translation>范围在 URN 中的标签。</translation>
    </message>
    <message>
        <source>Largest block of numbers; 0 is any size.</source>
        <translation>最大的编号块；0 表示大小不限。</translation>
    </message>
    <message>
        <source>open (default), private, closed, reserved, or removed.</source>
        <translation>open（默认）、private、closed、reserved 或 removed。</translation>
    </message>
    <message>
        <source>The name of the range is empty.</source>
        <translation>范围的名称为空。</translation>
    </message>
    <message>
        <source>Add or change a range of a subregistry</source>
        <translation>添加或更改子注册库的范围</translation>
    </message>
    <message>
        <source>Allow the values to be assigned again.</source>
        <translation>允许再次分配这些值。</translation>
    </message>
    <message>
        <source>Remove a value from the list</source>
        <translation>从列表中移除值</translation>
    </message>
    <message>
        <source>Reserve a value or numbers of a subregistry</source>
        <translation>保留子注册库的值或编号</translation>
    </message>
    <message>
        <source>End the use of a value forever</source>
        <translation>永久终止值的使用</translation>
    </message>
    <message>
        <source>Show only entries in this state: %1.</source>
        <translation>仅显示处于此状态的条目：%1。</translation>
    </message>
    <message>
        <source>Show the entries as they were on a day.</source>
        <translation>显示条目在某一天的情况。</translation>
    </message>
    <message>
        <source>Show only entries that end on this day or earlier.</source>
        <translation>仅显示在这一天或之前终止的条目。</translation>
    </message>
    <message>
        <source>Show only entries in this range.</source>
        <translation>仅显示此范围内的条目。</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>标签 %1</translation>
    </message>
    <message>
        <source>at most %1 in a row</source>
        <translation>最多连续 %1 个</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>面向 %1</translation>
    </message>
    <message>
        <source>Range %1: %2</source>
        <translation>范围 %1：%2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>政策</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>代表 %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>至 %1</translation>
    </message>
    <message numerus="yes">
        <source>renewed %Ln time(s)</source>
        <translation>
            <numerusform>已续期 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>superseded by %1</source>
        <translation>已被 %1 取代</translation>
    </message>
    <message>
        <source>History:</source>
        <translation>历史：</translation>
    </message>
    <message>
        <source>Show a subregistry, or a value and its history</source>
        <translation>显示子注册库，或某个值及其历史</translation>
    </message>
    <message>
        <source>First value of the second part.</source>
        <translation>第二部分的第一个值。</translation>
    </message>
    <message>
        <source>Holder of the first part, then of the second part.</source>
        <translation>第一部分的持有者，然后是第二部分的持有者。</translation>
    </message>
    <message>
        <source>Split a block between two holders</source>
        <translation>将号段拆分给两个持有者</translation>
    </message>
    <message>
        <source>Give a value or a block another holder</source>
        <translation>将值或号段转给另一持有者</translation>
    </message>
    <message>
        <source>The history keeps the earlier holder. A number without a version means all of its versions. A part of a block can be transferred.</source>
        <translation>历史会保留原持有者。不带版本的编号表示其所有版本。号段的一部分也可以转让。</translation>
    </message>
    <message>
        <source>Reverse the newest change of a subregistry</source>
        <translation>撤销子注册库的最新更改</translation>
    </message>
    <message>
        <source>Argument %1 is empty.</source>
        <translation>参数 %1 为空。</translation>
    </message>
    <message>
        <source>When the change took effect, YYYY-MM-DD (default: today). Not in the future, and not before the latest change of the value.</source>
        <translation>更改的生效日期，YYYY-MM-DD（默认：今天）。不能是将来的日期，也不能早于该值的最近一次更改。</translation>
    </message>
    <message>
        <source>The text of --%1 is empty.</source>
        <translation>--%1 的文本为空。</translation>
    </message>
    <message>
        <source>Warning: No single range contains %1 now.</source>
        <translation>警告：现在没有单个范围包含 %1。</translation>
    </message>
    <message>
        <source>A range is a part of the numbers, or the words that begin with PREFIX. A value belongs to the smallest range that contains it. Options that are not given keep their values. Entries do not change; those that no single range contains are listed on standard error.</source>
        <translation>范围是编号的一部分，或以 PREFIX 开头的词。值属于包含它的最小范围。未给出的选项保持原值。条目不变；没有单个范围包含的条目列在标准错误中。</translation>
    </message>
    <message>
        <source>compared with %1, by name: %2 new, %3 remaining, %4 fixed, %5 gone</source>
        <translation>与 %1 按名称比较：新增 %2，仍存在 %3，已修正 %4，已消失 %5</translation>
    </message>
    <message>
        <source>compared with %1, by name: %2 new, %3 remaining; fixed and gone ones are not reported, because the check is incomplete</source>
        <translation>与 %1 按名称比较：新增 %2，仍存在 %3；由于检查不完整，不报告已修正和已消失的名称</translation>
    </message>
    <message>
        <source>Compare with this subregistry.</source>
        <translation>与此子注册库比较。</translation>
    </message>
    <message>
        <source>FILE is IANA&apos;s list of URN namespaces as XML; or the upstream list of a subregistry: any registry of IANA as XML, CSV, TSV, or JSON or XML from this program. Without --take, nothing changes. The first line of a list has its name, its date, the date of the list used before, and its title. A line for each difference has: new, changed, or gone; the NID or value; taken, chosen, left, or refused; drafts and rules that it touches; and details. What was changed here is never overwritten. A namespace that is gone remains; its history records it. An entry that is gone becomes retired. Exit status 1: differences are left.</source>
        <translation>FILE 是 XML 形式的 IANA URN 命名空间列表，或子注册库的来源列表：XML 形式的任何 IANA 注册库、CSV、TSV，或本程序的 JSON 或 XML。没有 --take 时，不做任何更改。列表的第一行包含其名称、日期、上次所用列表的日期和标题。每处差异一行，包含：new、changed 或 gone；NID 或值；taken、chosen、left 或 refused；所涉及的草稿和规则；以及详细信息。在此处更改过的内容绝不会被覆盖。已消失的命名空间会保留；其历史会记录此事。已消失的条目会变为停用。退出状态 1：仍有差异。</translation>
    </message>
    <message>
        <source>Left out, because IANA&apos;s form has no place for it: %1</source>
        <translation>已略去，因为 IANA 的格式中没有相应位置：%1</translation>
    </message>
    <message>
        <source>csv (default), tsv, json, xml, iana-xml, or html.</source>
        <translation>csv（默认）、tsv、json、xml、iana-xml 或 html。</translation>
    </message>
    <message>
        <source>Import entries of a subregistry from a file</source>
        <translation>从文件导入子注册库的条目</translation>
    </message>
    <message>
        <source>Merge adjacent entries of one holder into a block</source>
        <translation>将同一持有者的相邻条目合并为号段</translation>
    </message>
    <message>
        <source>FROM-TO begins and ends with an entry and has no gaps. All entries in it must have the same state, holder, and end. The block gets all of their references, contacts, and notes, and the latest of their dates; the history keeps the entries.</source>
        <translation>FROM-TO 以条目开始和结束，且没有间断。其中所有条目的状态、持有者和截止日期必须相同。号段获得它们的全部参考文献、联系人和备注，以及其中最晚的日期；历史会保留这些条目。</translation>
    </message>
    <message>
        <source>text (default), tsv, csv, json, xml, iana-xml, or html.</source>
        <translation>text（默认）、tsv、csv、json、xml、iana-xml 或 html。</translation>
    </message>
    <message>
        <source>Ranges: %1 new, %2 changed, %3 unchanged</source>
        <translation>范围：%1 个新增，%2 个更改，%3 个未变</translation>
    </message>
    <message>
        <source>Name the contact of the first part, then of the second part; &quot;&quot; is none.</source>
        <translation>请先给出第一部分的联系人，再给出第二部分的联系人；&quot;&quot; 表示没有。</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>申请 %1</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>结果：%1。</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>录入于 %1。</translation>
    </message>
    <message>
        <source>not assignable (no single range contains it)</source>
        <translation>不可分配（没有一个范围包含它）</translation>
    </message>
    <message>
        <source>Contact of the first part, then of the second part; &quot;&quot; is none.</source>
        <translation>第一部分的联系人，然后是第二部分的联系人；&quot;&quot; 表示没有。</translation>
    </message>
    <message>
        <source>FROM-TO must be an entry as it is listed. A part with another holder has no contact unless --contact names one.</source>
        <translation>FROM-TO 必须是列表中的一个条目。换了持有者的部分没有联系人，除非用 --contact 指定。</translation>
    </message>
    <message>
        <source>If the answer was already sent, assign the same values again, and withdraw them.</source>
        <translation>如果答复已经发出，请重新分配相同的值，然后撤回。</translation>
    </message>
    <message>
        <source>Contact of the holder; &quot;&quot; is none. Not public, and it can be erased.</source>
        <translation>持有者的联系人；&quot;&quot; 表示没有。不公开，且可彻底删除。</translation>
    </message>
    <message>
        <source>Document that defines the value; &quot;&quot; is none.</source>
        <translation>定义该值的文档；&quot;&quot; 表示没有。</translation>
    </message>
    <message>
        <source>When the entry ends, YYYY-MM-DD. A later day renews it.</source>
        <translation>条目何时结束，YYYY-MM-DD。更晚的日期会续期。</translation>
    </message>
    <message>
        <source>Do not publish the holder.</source>
        <translation>不公开持有者。</translation>
    </message>
    <message>
        <source>Publish the holder.</source>
        <translation>公开持有者。</translation>
    </message>
    <message>
        <source>Use either --private or --not-private.</source>
        <translation>请使用 --private 或 --not-private 之一。</translation>
    </message>
    <message>
        <source>The entry already has these facts; nothing was changed.</source>
        <translation>该条目已有这些信息；未作任何更改。</translation>
    </message>
    <message>
        <source>Correct facts of an entry</source>
        <translation>更正条目的信息</translation>
    </message>
    <message>
        <source>Also export contacts, and the holders of private entries.</source>
        <translation>同时导出联系人和不公开条目的持有者。</translation>
    </message>
    <message>
        <source>The columns are those that subregistry import reads. Contacts, and the holders and other facts of private entries, are exported only with --private; an import of the file leaves them as they are. Released values are exported, so that they are not assigned again. iana-xml and html are for publication: always without contacts and private holders.</source>
        <translation>各列与 subregistry import 读取的列相同。联系人以及不公开条目的持有者和其他信息仅在使用 --private 时导出；导入该文件时，这些内容保持不变。已释放的值也会导出，以免再次分配。iana-xml 和 html 用于发布：始终不含联系人和不公开的持有者。</translation>
    </message>
    <message>
        <source>Import the other rows if some are bad; the exit status is 1.</source>
        <translation>如果有些行有错误，则导入其余各行；退出状态为 1。</translation>
    </message>
    <message>
        <source>%1: %2 changes from &quot;%3&quot; to &quot;%4&quot;</source>
        <translation>%1：%2 从“%3”改为“%4”</translation>
    </message>
    <message>
        <source>Bad rows skipped: %1.</source>
        <translation>已跳过有错误的行：%1。</translation>
    </message>
    <message>
        <source>Bad rows: %1. Nothing is imported; to import the others, use --skip-bad.</source>
        <translation>有错误的行：%1。未导入任何内容；要导入其余各行，请使用 --skip-bad。</translation>
    </message>
    <message>
        <source>What kind of asker it is. Refused if the range is for other kinds; without this option, that is not checked.</source>
        <translation>申请者的类型。如果范围面向其他类型，则拒绝；没有此选项时，不作检查。</translation>
    </message>
    <message>
        <source>Who may ask: kinds of askers, which --asker of a request is compared with, or &quot;only&quot; and names of holders. Separated by commas.</source>
        <translation>谁可以申请：申请者的类型（与申请的 --asker 比较），或“only”加持有者的名称。以逗号分隔。</translation>
    </message>
    <message>
        <source>Earlier, until %1 (%2): %3, %4</source>
        <translation>以前，至 %1（%2）：%3，%4</translation>
    </message>
    <message>
        <source>asker %1</source>
        <translation>申请者 %1</translation>
    </message>
    <message>
        <source>Refused on %1: %2, %3. %4</source>
        <translation>于 %1 拒绝：%2，%3。%4</translation>
    </message>
    <message>
        <source>the next free numbers</source>
        <translation>接下来的空闲编号</translation>
    </message>
    <message>
        <source>On whose behalf the holder has it; &quot;&quot; is nobody.</source>
        <translation>持有者代表谁持有；&quot;&quot; 表示没有。</translation>
    </message>
    <message>
        <source>Note of the entry, which exports of the list contain; &quot;&quot; is none.</source>
        <translation>条目的备注，导出的列表中包含它；&quot;&quot; 表示没有。</translation>
    </message>
    <message>
        <source>A note for the history and the entry. Exports of the list contain it.</source>
        <translation>写入历史和条目的备注。导出的列表中包含它。</translation>
    </message>
    <message>
        <source>Show only entries with this text in a fact, now or earlier: the value, holder, contact, request, reference, note, or a date.</source>
        <translation>只显示现在或以前某项信息包含此文本的条目：值、持有者、联系人、申请、参考文档、备注或日期。</translation>
    </message>
    <message>
        <source>No entry has this text, now or earlier.</source>
        <translation>没有条目现在或以前包含此文本。</translation>
    </message>
    <message>
        <source>Columns of tsv: value, last number of a block, range, state, holder, date, end, reference, note. Released values are shown only with --state. Entries whose end is past are listed on standard error. A value, and an entry that a search finds, is shown with what it was before each change; text also lists its refused requests. Exit status 1: the value is not listed, or nothing is found.</source>
        <translation>tsv 的列：值、块的最后一个编号、范围、状态、持有者、日期、终止日期、参考文档、备注。已释放的值只有用 --state 才显示。已过终止日期的条目列在标准错误输出上。指定的值和搜索找到的条目会连同每次更改之前的内容一起显示；text 还列出其被拒绝的申请。退出状态 1：值不在列表中，或什么也没有找到。</translation>
    </message>
    <message>
        <source>Withdraw a reserved or requested value that was never used</source>
        <translation>撤回已保留或已申请但从未使用的值</translation>
    </message>
    <message>
        <source>The text of a comment must not be empty or invisible.</source>
        <translation>评论文本不能为空或不可见。</translation>
    </message>
    <message>
        <source>Apply the rules of drafts to names whose NID is not registered. The report shows which results come from a draft.</source>
        <translation>对 NID 未注册的名称应用草稿的规则。报告会标明哪些结果来自草稿。</translation>
    </message>
    <message>
        <source>--drafts can only be used with --against auto.</source>
        <translation>--drafts 只能与 --against auto 一起使用。</translation>
    </message>
    <message>
        <source>What to apply: all, a NID, NID/NAME for a whole subregistry, or NID/NAME/VALUE. Can be used several times.</source>
        <translation>要采用的内容：all、一个 NID、表示整个子注册库的 NID/NAME，或 NID/NAME/VALUE。可多次使用。</translation>
    </message>
    <message>
        <source>Which registry to read from a file of IANA.</source>
        <translation>使用 IANA 文件中的哪个注册库。</translation>
    </message>
    <message>
        <source>Show what would be applied; change nothing.</source>
        <translation>显示将采用的内容；不做任何更改。</translation>
    </message>
    <message>
        <source>No list here matches &quot;%1&quot;. Name a subregistry with --list.</source>
        <translation>“%1”中没有此处已有的列表。请用 --list 指定子注册库。</translation>
    </message>
    <message>
        <source>Compare with a published list, and apply changes</source>
        <translation>与已发布的列表比较，并采用更改</translation>
    </message>
    <message>
        <source>Kind of the values: %1.</source>
        <translation>值的类型：%1。</translation>
    </message>
    <message>
        <source>Human-readable title.</source>
        <translation>供人阅读的标题。</translation>
    </message>
    <message>
        <source>Corrected name of the same holder; for another holder, use &quot;subregistry transfer&quot;.</source>
        <translation>同一持有者更正后的名称；换成其他持有者请使用“subregistry transfer”。</translation>
    </message>
    <message>
        <source>Name what to change, for example with --contact.</source>
        <translation>请指定要更改的内容，例如使用 --contact。</translation>
    </message>
    <message>
        <source>The history keeps the earlier facts. Facts that no option names do not change. --holder corrects the name of the same holder: the day and the request by which it has the value remain. To give the value to another holder, use &quot;subregistry transfer&quot;; to change the state, use the command for it.</source>
        <translation>历史保留以前的内容。没有选项指定的内容不变。--holder 更正同一持有者的名称：其持有该值的日期和申请保持不变。要将值转给其他持有者，请使用“subregistry transfer”；要更改状态，请使用相应的命令。</translation>
    </message>
    <message>
        <source>FILE is CSV or TSV, a registry of IANA as XML, an array of entries as JSON, or JSON or XML from this program with a subregistry of this name. The first line of a table names the columns: value, to, state, holder, date, until, reference, note, on-behalf, contact, superseded-by, renewals, private, source-state, request, asker, or the parts of the key. The ranges of XML and of a registry as JSON are imported too. New and changed ranges and entries are one change; those that are not in FILE remain, and so do columns. A row that changes the holder, or that a single command would refuse, is bad, and so is one with a request that was answered with another entry. In a range for certain askers, asker names what kind of asker the holder is. Anything unusual is listed on standard error with its line. Exit status 1: rows are bad, and nothing is imported, or only the others with --skip-bad.</source>
        <translation>FILE 是 CSV 或 TSV、XML 形式的 IANA 注册库、JSON 形式的条目数组，或含有同名子注册库的本程序的 JSON 或 XML。表格的第一行给出列名：value、to、state、holder、date、until、reference、note、on-behalf、contact、superseded-by、renewals、private、source-state、request、asker，或键的各部分。XML 和 JSON 形式的注册库中的范围也会导入。新增和更改的范围和条目合为一次更改；不在 FILE 中的范围、条目和列保持不变。如果某一行更改了持有者，或单条命令会拒绝该行，则该行有错误；如果其申请已由另一条目答复，也是如此。在仅面向某些申请者的范围中，asker 说明持有者属于哪类申请者。所有异常之处及其行号都列在标准错误中。退出状态 1：有些行有错误，未导入任何内容，或在使用 --skip-bad 时只导入其余各行。</translation>
    </message>
    <message>
        <source>Which registry to read from a file of IANA (default: the one with the name of the subregistry, or the only one).</source>
        <translation>使用 IANA 文件中的哪个注册库（默认：与子注册库同名的注册库，或唯一的注册库）。</translation>
    </message>
    <message>
        <source>Identifier of the request. A repeated request gets the same answer, even a refusal; after the answer is undone, it can be decided again.</source>
        <translation>申请的标识。相同的申请得到相同的答复，被拒绝时也一样；答复被撤销后，将重新决定。</translation>
    </message>
    <message>
        <source>--count, --align, and --lowest require --next.</source>
        <translation>--count、--align 和 --lowest 须与 --next 一起使用。</translation>
    </message>
    <message>
        <source>Like &quot;subregistry assign&quot;, but the holder does not use the value yet. A reserved value can be assigned only to its holder.</source>
        <translation>与“subregistry assign”相同，但持有者尚未使用该值。保留的值只能分配给其持有者。</translation>
    </message>
    <message>
        <source>Reverse the refusal of this request instead, so that it can be decided again.</source>
        <translation>改为撤销对此申请的拒绝，以便重新决定。</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was not refused.</source>
        <translation>申请“%1”未被拒绝。</translation>
    </message>
    <message>
        <source>The refusal was undone. The request can be decided again.</source>
        <translation>已撤销拒绝。该申请将重新决定。</translation>
    </message>
    <message>
        <source>Accept a list from IANA that is older than the present one, or that lacks registered namespaces.</source>
        <translation>接受比当前列表更旧或缺少已注册命名空间的 IANA 列表。</translation>
    </message>
    <message>
        <source>Accept the finding with this ID, in the given field or in every field; TEXT is the reason. This also answers a question of the review, such as review.stability, if there is no problem; a problem is a comment.</source>
        <translation>接受具有此 ID 的检查结果，限于指定字段或适用于所有字段；TEXT 是理由。如果没有问题，这也用于回答评审问题，例如 review.stability；有问题则写评论。</translation>
    </message>
    <message>
        <source>Approve or forward although there are errors, unresolved comments, or unanswered questions; also register although an answer of the review is unfavorable. The history records the reason.</source>
        <translation>尽管存在错误、未解决的评论或未回答的问题，仍批准或转交；尽管评审中有不利的回答，仍注册。历史记录会记下理由。</translation>
    </message>
    <message>
        <source>%1 changes from &quot;%2&quot; to &quot;%3&quot;.</source>
        <translation>%1 由“%2”变为“%3”。</translation>
    </message>
    <message>
        <source>The subregistry has these facts already; nothing was changed.</source>
        <translation>子注册库已有这些信息；未作更改。</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>已更改：%1</translation>
    </message>
    <message>
        <source>Change the rule, title, or policy of a subregistry</source>
        <translation>更改子注册库的规则、标题或策略</translation>
    </message>
    <message>
        <source>What no option names does not change, nor do entries and ranges; &quot;&quot; is none. The history keeps the change, and &quot;subregistry undo&quot; reverses it. The kind, the key, and the letter case of a list never change. Values that do not match the new rule are reported.</source>
        <translation>未由选项指定的内容不变，条目和范围也不变；&quot;&quot; 表示清空。历史保留此更改，subregistry undo 可撤销它。列表的类型、键和大小写永不改变。不匹配新规则的值会被报告。</translation>
    </message>
    <message>
        <source>Accept a list that is older than the one used before, or whose date is in the future or not valid.</source>
        <translation>接受比之前所用列表更旧的列表，或日期在将来或无效的列表。</translation>
    </message>
    <message>
        <source>Accept a list with another name or title than the one used before; --part accepts the list that it names.</source>
        <translation>接受与之前所用列表名称或标题不同的列表；--part 接受它所指定的列表。</translation>
    </message>
    <message>
        <source>How a URN is made: {label}, {value}, and the names of parts in braces (default: urn:NID:{value}; &quot;&quot;: letters have no URN).</source>
        <translation>URN 的构成方式：{label}、{value} 以及花括号中的各部分名称（默认：urn:NID:{value}；&quot;&quot;：答复函中没有 URN）。</translation>
    </message>
    <message>
        <source>What kind of asker the holder is; &quot;&quot; is not known.</source>
        <translation>持有者属于哪种申请者；&quot;&quot; 表示未知。</translation>
    </message>
    <message>
        <source>Nothing changes. Columns of tsv: first number, last number of a block, range. Free numbers before them, and a URN that the grammar rejects, are named on standard error.</source>
        <translation>不作任何更改。tsv 的列：第一个编号、区块的最后一个编号、范围。在此之前的空闲编号以及被语法拒绝的 URN 列在标准错误输出中。</translation>
    </message>
    <message>
        <source>Leave out valid lines. Duplicates that --duplicates finds are kept, and with --fail-level warning, lines with a warning, such as a wrong check digit.</source>
        <translation>略去有效的行。--duplicates 找到的重复项会保留；使用 --fail-level warning 时，有警告（例如校验位错误）的行也会保留。</translation>
    </message>
    <message>
        <source>anyone: everybody may approve every draft. reason (default): an author of a draft needs a reason to approve it (approve --despite). second-person: somebody who is not an author must approve it. An author is whoever owns or owned the draft, or saved a change of it. This is a rule among colleagues, not a lock: anyone can change it, and the history records that.</source>
        <translation>anyone：任何人都可以批准任何草稿。reason（默认）：草稿的作者批准时需要理由（approve --despite）。second-person：必须由作者以外的人批准。现在或曾经拥有草稿的人，以及保存过更改的人，都是作者。这是同事之间的约定，不是锁：任何人都可以更改，历史会记录更改。</translation>
    </message>
    <message>
        <source>The history keeps both. Values that only this change assigned are free again, and its request can be decided again. If the answer was already sent, use &quot;subregistry withdraw&quot; instead. Each call goes back one change; the last one removes a list that never had an entry. A refusal does not change a value, so only --request reverses it.</source>
        <translation>历史保留两者。仅因该更改而被持有的值重新可用，其申请将重新决定。如果答复已经发出，请改用“subregistry withdraw”。每次调用撤销一个更改；最后一次会移除从未有过条目的列表。拒绝不改变任何值，因此只有 --request 才能撤销它。</translation>
    </message>
    <message>
        <source>text is the registration template with its 13 fields, as it is emailed. Several templates in one output are separated by a line with a form feed; --out-dir writes separate files, which all appear at the end. A registration without template text cannot be exported as text; export reports it. xml and json contain all data with its history, in one document (with --out-dir, one per registration). eml is an unsent email: to the review list until the draft is approved, then to IANA; open it in your mail program and send it. Equal content always gives equal bytes.</source>
        <translation>text 是含 13 个字段的注册模板，与通过电子邮件发送的形式相同。同一输出中的多个模板以含换页符的一行分隔；--out-dir 会写出单独的文件，所有文件在最后同时出现。没有模板文本的注册项不能导出为 text；export 会报告这种情况。xml 和 json 将全部数据及其历史放在一个文档中（使用 --out-dir 时，每个注册项一个文档）。eml 是尚未发送的电子邮件：草稿获批准之前致评审邮件列表，之后致 IANA；请在您的邮件程序中打开并发送。相同的内容总是产生相同的字节。</translation>
    </message>
    <message>
        <source>Compare with REPORT, which check wrote earlier as tsv, csv, jsonl, or json: list only the bad URNs that are new or remaining, and those that are fixed or gone, as text, tsv, csv, jsonl, or none. Names are compared, not lines: a name counts once, however often it occurs. With --summary, print counts by finding code. Only new ones set exit status 1.</source>
        <translation>与 REPORT（check 先前以 tsv、csv、jsonl 或 json 写出的报告）比较：只列出新增或仍然存在的有问题的 URN，以及已修正或已消失的 URN，格式为 text、tsv、csv、jsonl 或 none。比较的是名称而不是行：一个名称无论出现多少次，都只计一次。使用 --summary 时，按检查结果代码输出数量。只有新增的问题才使退出状态为 1。</translation>
    </message>
    <message>
        <source>Verdicts: valid, invalid, unregistered (the syntax is valid, but the NID is not in the registry), undecided (a limit was reached). Blank lines are skipped but counted. Input compressed with gzip, zstd, or xz is decompressed automatically.
Columns of tsv and csv: line, verdict, nid, offset, code, urn, message; then column with --extract or --input csv or jsonl; accepting (NIDs separated by spaces) with --against all; and file if there are several. csv has a header line, tsv has none. json is one array of the objects that jsonl prints one per line. The summary goes to standard error.
Columns of --since: change (new, still for remaining, fixed, gone), earlier code, then the columns above. The row of a fixed name has only the name and its verdict, that of a name that is no longer in the input only the name. With --summary: code, new, still, fixed, gone.
Columns of --summary: nid, count, valid, invalid, unregistered, undecided, code, code count, example, warnings (valid URNs with a warning); one line for each NID and code. The NID &quot;*&quot; is all NIDs after the first 100,000.</source>
        <translation>判定：valid（有效）、invalid（无效）、unregistered（语法有效，但 NID 不在注册库中）、undecided（达到限制）。空行会跳过但计数。以 gzip、zstd 或 xz 压缩的输入会自动解压。
tsv 和 csv 的列：line、verdict、nid、offset、code、urn、message；使用 --extract 或 --input csv 或 jsonl 时，接着是 column；使用 --against all 时，接着是 accepting（以空格分隔的 NID）；有多个文件时，接着是 file。csv 有标题行，tsv 没有。json 是一个数组，其中的对象与 jsonl 每行输出一个的对象相同。摘要写入标准错误。
--since 的列：change（new、still〔仍然存在〕、fixed、gone）、先前的 code，然后是上述各列。已修正名称的行只有该名称及其判定，不再出现在输入中的名称的行只有该名称。使用 --summary 时：code、new、still、fixed、gone。
--summary 的列：nid、count、valid、invalid、unregistered、undecided、code、code count、example、warnings（有警告的有效 URN）；每个 NID 和代码一行。NID“*”表示前 100,000 个之后的所有 NID。</translation>
    </message>
    <message>
        <source>Reason why the change to an approved draft is only editorial. The draft stays approved, and the history records it; otherwise the draft returns to review. Refused where somebody other than the authors must approve.</source>
        <translation>说明对已批准草案的更改仅为文字性更改的理由。草案保持已批准状态，历史会记录；否则草案返回评审。如果必须由作者以外的人批准，则会被拒绝。</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>已更改：%1。</translation>
    </message>
    <message>
        <source>Columns of tsv: NID or draft:ID, kind, state, version, date, registrant, NID. The date is that of the record. A draft has the version that it will get (empty without text), the date of its last save, and the NID that it requests (may be empty). In json, &quot;findings&quot; contains only that a registration is no longer in IANA&apos;s list; lint reports those of its template.</source>
        <translation>tsv 的列：NID 或 draft:ID、类型、状态、版本、日期、注册者、NID。日期为记录的日期。草稿列出将获得的版本（没有文本时为空）、最后保存的日期和所申请的 NID（可为空）。在 json 中，“findings”仅包含注册项已不在 IANA 列表中这一结果；其模板的检查结果由 lint 报告。</translation>
    </message>
    <message>
        <source>lines (default): one URN per line. csv:COLUMN: the column of a CSV or TSV file with this name in the first line or below a title, or column number COLUMN of a file without a header; tabs, semicolons, or commas separate fields, whichever is most frequent in the first line, unless that is a line such as &quot;sep=;&quot;. Rows with an empty cell are skipped but counted. jsonl:MEMBER: this member of every object of a JSON Lines file (a.b: member b of member a); a line where it is missing or not a string is invalid.</source>
        <translation>lines（默认）：每行一个 URN。csv:COLUMN：CSV 或 TSV 文件中第一行或标题行下方的行中为此名称的列，或无标题文件中编号为 COLUMN 的列；字段以制表符、分号或逗号分隔，以第一行中出现最多的为准，除非第一行是“sep=;”之类的行。单元格为空的行会跳过但计数。jsonl:MEMBER：JSON Lines 文件中每个对象的此成员（a.b：成员 a 的成员 b）；如果一行缺少该成员或其值不是字符串，则该行无效。</translation>
    </message>
    <message>
        <source>The registration of &quot;%1&quot; was withdrawn, not %2; &quot;nidus-cli reopen %1&quot; reverses this.</source>
        <translation>已撤回的是“%1”的注册，而不是 %2；“nidus-cli reopen %1”可将其恢复。</translation>
    </message>
    <message>
        <source>The letter has no contact for %1.</source>
        <translation>此信函没有 %1 的联系方式。</translation>
    </message>
    <message>
        <source>Export everything in the registry, drafts included.</source>
        <translation>导出注册库中的全部内容，包括草稿。</translation>
    </message>
    <message>
        <source>Export all registrations, also withdrawn ones, without drafts.</source>
        <translation>导出所有注册项（包括已撤回的），不含草稿。</translation>
    </message>
    <message>
        <source>export requires NIDs or drafts, or --all or --registered instead.</source>
        <translation>export 需要 NID 或草稿，或者改用 --all 或 --registered。</translation>
    </message>
    <message>
        <source>%1: the grammar of the Syntax section accepts the same URNs as the syntax rule, which is kept.</source>
        <translation>%1：“语法”部分的语法与现有语法规则接受相同的 URN，因此保留现有规则。</translation>
    </message>
    <message>
        <source>To say what they contain, use --columns.</source>
        <translation>要说明其内容，请使用 --columns。</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 不存在。请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be read. Check its permissions.</source>
        <translation>无法读取 %1。请检查其权限。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check the permissions, or choose another location.</source>
        <translation>无法写入 %1。请检查权限，或选择其他位置。</translation>
    </message>
    <message>
        <source>%1 already exists and was left untouched. Choose another name.</source>
        <translation>%1 已存在，未作更改。请选择其他名称。</translation>
    </message>
    <message>
        <source>There is not enough disk space to write %1; nothing was changed. Free some space and try again.</source>
        <translation>磁盘空间不足，无法写入 %1；未作任何更改。请释放一些空间，然后重试。</translation>
    </message>
    <message>
        <source>%1 is not a registry file. Choose a file created by Nidus; to read text and XML files, import them.</source>
        <translation>%1 不是注册库文件。请选择由 Nidus 创建的文件；要读取文本和 XML 文件，请导入它们。</translation>
    </message>
    <message>
        <source>%1 is a database of another program and was left untouched. Choose a registry file created by Nidus.</source>
        <translation>%1 是另一个程序的数据库，未作更改。请选择由 Nidus 创建的注册库文件。</translation>
    </message>
    <message>
        <source>%1 was created by a newer version of Nidus and was left untouched. Open it with that version, or update this one.</source>
        <translation>%1 由较新版本的 Nidus 创建，未作更改。请用该版本打开，或更新此版本。</translation>
    </message>
    <message>
        <source>%1 is damaged and was left untouched. Restore it from a backup.</source>
        <translation>%1 已损坏，未作更改。请从备份恢复。</translation>
    </message>
    <message>
        <source>%1 is read-only, so nothing was saved. Check your permissions, or work on a copy.</source>
        <translation>%1 是只读的，因此未保存任何内容。请检查您的权限，或在副本上操作。</translation>
    </message>
    <message>
        <source>%1 is in use by another program, so nothing was changed. Try again when that program has finished.</source>
        <translation>%1 正被另一个程序使用，因此未作任何更改。请在该程序结束后重试。</translation>
    </message>
    <message>
        <source>The registry does not contain %1. Check the spelling.</source>
        <translation>注册库不包含 %1。请检查拼写。</translation>
    </message>
    <message>
        <source>The NID %1 is already registered. Choose another NID, or revise that registration.</source>
        <translation>NID %1 已注册。请选择其他 NID，或修订该注册项。</translation>
    </message>
    <message>
        <source>%1 breaks the rules for NIDs in RFC 8141 section 5. See the findings for details, and choose another NID.</source>
        <translation>%1 违反了 RFC 8141 第 5 节的 NID 规则。详情请参见检查结果，并选择其他 NID。</translation>
    </message>
    <message>
        <source>%1 is registered but breaks the rules for NIDs in RFC 8141 section 5 (%2). It is kept; withdraw it so that nobody relies on it.</source>
        <translation>%1 已注册，但违反了 RFC 8141 第 5 节的 NID 规则（%2）。它会保留；请将其撤回，以免有人依赖它。</translation>
    </message>
    <message>
        <source>The next informal number is too long for a NID, so no more informal namespaces can be registered.</source>
        <translation>下一个非正式编号作为 NID 太长，因此无法再注册非正式命名空间。</translation>
    </message>
    <message>
        <source>Somebody else has changed %1 in the meantime; your changes were not saved. Compare both, then save again.</source>
        <translation>其他人在此期间更改了 %1；您的更改未保存。请比较两者，然后重新保存。</translation>
    </message>
    <message>
        <source>%1 is identical to the previous version, so no new version was created. Change something first.</source>
        <translation>%1 与上一版本相同，因此未创建新版本。请先作出更改。</translation>
    </message>
    <message>
        <source>%1 cannot be registered yet. Fix its findings of severity error first.</source>
        <translation>%1 还不能注册。请先修正其中严重程度为错误的检查结果。</translation>
    </message>
    <message>
        <source>%1 is too large; the limit is %2. Nothing was changed. Split it, or save the template in a file of its own.</source>
        <translation>%1 太大；上限为 %2。未作任何更改。请拆分它，或将模板保存在单独的文件中。</translation>
    </message>
    <message>
        <source>%1 is encoded in %2; expected UTF-8. Convert it first with iconv -f %2 -t UTF-8.</source>
        <translation>%1 以 %2 编码；应为 UTF-8。请先用 iconv -f %2 -t UTF-8 转换。</translation>
    </message>
    <message>
        <source>%1 could not be understood. Check that it is the right file. Details: %2</source>
        <translation>无法理解 %1。请检查它是否是正确的文件。详情：%2</translation>
    </message>
    <message>
        <source>The registry has no template text for %1, so there is nothing to export. Its record shows where the template is published.</source>
        <translation>注册库中没有 %1 的模板文本，因此没有可导出的内容。其记录标明了模板的发布位置。</translation>
    </message>
    <message>
        <source>%1 was not imported from a file, so there is no original to export. Specify an older version, or choose another format.</source>
        <translation>%1 不是从文件导入的，因此没有可导出的原始文件。请指定较早的版本，或选择其他格式。</translation>
    </message>
    <message>
        <source>The operation was canceled; what was finished so far is kept.</source>
        <translation>操作已取消；已完成的部分会保留。</translation>
    </message>
    <message>
        <source>%1 is not the text that was registered: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>%1 不是注册时的文本：它在 Nidus 之外被更改或已损坏（%2）。请与备份比较。</translation>
    </message>
    <message>
        <source>An entry in the log of %1 is not what was recorded: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>%1 的日志中有一个条目与当初记录的不符：它在 Nidus 之外被更改或已损坏（%2）。请与备份比较。</translation>
    </message>
    <message>
        <source>%1 is not as Nidus wrote it: it was changed outside Nidus or is damaged (%2). Compare it with a backup.</source>
        <translation>%1 与 Nidus 写入时不符：它在 Nidus 之外被更改或已损坏（%2）。请与备份比较。</translation>
    </message>
    <message>
        <source>%1 does not have the structure of a registry: %2. It was changed outside Nidus. Compare it with a backup.</source>
        <translation>%1 不具有注册库的结构：%2。它在 Nidus 之外被更改。请与备份比较。</translation>
    </message>
    <message>
        <source>The search index does not match %1 (%2), so a search may miss entries or find wrong ones. Compare the file with a backup.</source>
        <translation>搜索索引与 %1 不匹配（%2），因此搜索可能遗漏条目或找到错误的条目。请将该文件与备份比较。</translation>
    </message>
    <message>
        <source>Part of the history of %1 is missing (%2). Compare the file with a backup.</source>
        <translation>%1 的部分历史缺失（%2）。请将该文件与备份比较。</translation>
    </message>
    <message>
        <source>The history of %1 does not continue from a known head (%2): it was truncated, replaced by an older copy, or rewritten. Compare it with a backup.</source>
        <translation>%1 的历史未接续已知的历史头（%2）：它被截断、被较旧的副本替换或被改写。请与备份比较。</translation>
    </message>
    <message>
        <source>The name %1 contains bytes that are not UTF-8, so it could refer to another file. Rename the file or its folder.</source>
        <translation>名称 %1 包含非 UTF-8 的字节，因此可能指向另一个文件。请重命名该文件或其文件夹。</translation>
    </message>
    <message>
        <source>%1 does not belong to the registry next to it, which is intact without it; both were left untouched. Move it away.</source>
        <translation>%1 不属于旁边的注册库，而该注册库没有它也完好；二者均未更改。请将其移走。</translation>
    </message>
    <message>
        <source>%1 is one of several names (hard links) of one file, so two people could be assigned the same number. Remove the other names, or copy the file.</source>
        <translation>%1 是同一文件的多个名称（硬链接）之一，因此可能会给两个人分配相同的编号。请移除其他名称，或复制该文件。</translation>
    </message>
    <message>
        <source>%1 was removed or replaced while it was open, so nothing was saved. Save the registry to a new file, or open it again.</source>
        <translation>%1 在打开期间被移除或替换，因此未保存任何内容。请将注册库保存到新文件，或重新打开。</translation>
    </message>
    <message>
        <source>this item</source>
        <translation>此项</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The backup lacks these entries of the replaced registry: %1. The replaced registry is kept in %2. Numbers already assigned are never reused.</source>
        <translation>备份缺少被替换注册库中的以下条目：%1。被替换的注册库保留在 %2 中。已分配的编号绝不会重复使用。</translation>
    </message>
    <message>
        <source>%1 belongs to a registry and was left untouched. Choose another name.</source>
        <translation>%1 属于某个注册库，未作更改。请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 was made by a version of Nidus before 0.1.0 and was left untouched. Open it with that version, and export its content.</source>
        <translation>%1 由早于 0.1.0 的 Nidus 版本创建，未作更改。请用该版本打开，并导出其内容。</translation>
    </message>
    <message>
        <source>The program detected an internal error (%2). The data was not changed. Please report it.</source>
        <translation>程序检测到内部错误（%2）。数据未更改。请报告此错误。</translation>
    </message>
    <message>
        <source>%1 was changed outside Nidus (%2), so nothing was saved. Restore a backup, or accept the change with nidus-cli registry acknowledge.</source>
        <translation>%1 在 Nidus 之外被更改（%2），因此未保存任何内容。请恢复备份，或用 nidus-cli registry acknowledge 接受更改。</translation>
    </message>
    <message>
        <source>%1 was changed outside Nidus: %2.</source>
        <translation>%1 在 Nidus 之外被更改：%2。</translation>
    </message>
    <message>
        <source>%1 is missing, but there was a registry with this name (see %2). Move it back, or restore a backup with &quot;nidus-cli registry restore&quot;. Only &quot;nidus-cli registry create&quot; starts a new registry with this name.</source>
        <translation>%1 不存在，但曾有此名称的注册库（参见 %2）。请将其移回，或用“nidus-cli registry restore”恢复备份。只有“nidus-cli registry create”才会以此名称新建注册库。</translation>
    </message>
    <message>
        <source>%1 cannot be read because it is not a regular file.</source>
        <translation>无法读取 %1，因为它不是普通文件。</translation>
    </message>
    <message>
        <source>This step is not possible for %1 in the state &quot;%2&quot;.</source>
        <translation>%1 处于“%2”状态，无法执行此步骤。</translation>
    </message>
    <message>
        <source>%1 keeps its state: this step requires a reason. Give it in the note.</source>
        <translation>%1 保持原状态：此步骤需要理由。请在备注中填写。</translation>
    </message>
    <message>
        <source>%1 is not in IANA&apos;s list, which contains only registered namespaces. Export it as a record instead (iana-record).</source>
        <translation>%1 不在 IANA 的列表中，该列表只包含已注册的命名空间。请改为导出为记录（iana-record）。</translation>
    </message>
    <message>
        <source>%1 is not IANA&apos;s list of URN namespaces but the registry %2. Nothing was imported.</source>
        <translation>%1 不是 IANA 的 URN 命名空间列表，而是注册库 %2。未导入任何内容。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>The subregistry &quot;%1&quot; exists already. Choose another name.</source>
        <translation>子注册库“%1”已存在。请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 ends in the middle of a report, in line %2. Create it again, or complete or remove its last line.</source>
        <translation>%1 在第 %2 行中断，报告不完整。请重新创建报告，或补全或移除最后一行。</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not a row of a check report. Create the report again, or correct or remove the line.</source>
        <translation>%1 的第 %2 行不是检查报告的行。请重新创建报告，或更正或移除该行。</translation>
    </message>
    <message>
        <source>The database refused the operation on %1, so nothing was changed. Try again; if it fails again, report it with its details.</source>
        <translation>数据库拒绝了对 %1 的操作，未作任何更改。请重试；如果再次失败，请附上详细信息报告此问题。</translation>
    </message>
    <message>
        <source>The disk reported an error while %1 was read or written, so nothing was changed. Check the disk, and try again.</source>
        <translation>读取或写入 %1 时磁盘报告了错误，未作任何更改。请检查磁盘，然后重试。</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>详细信息：%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: nidus-cli-pdf is not installed. Install Nidus with its window, or choose another format.</source>
        <translation>无法写入%1：未安装 nidus-cli-pdf。请安装带窗口的 Nidus，或选择其他格式。</translation>
    </message>
    <message>
        <source>%1 is not the name of a file. To check URNs, write one in each line of a file, or of standard input.</source>
        <translation>%1 不是文件名。要检查 URN，请在文件或标准输入中每行写一个。</translation>
    </message>
    <message>
        <source>%1 was not saved: this registry requires somebody else to approve each change. Save it without a reason; it then returns to review.</source>
        <translation>%1 未保存：本注册库要求由其他人批准每项更改。请不填理由保存；草案将返回评审。</translation>
    </message>
    <message>
        <source>Known gap in the history of %1: %2.</source>
        <translation>%1 的历史中的已知缺口：%2。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Created</source>
        <translation>已创建</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>Submitted for review</source>
        <translation>已提交评审</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>Sent to IANA</source>
        <translation>已发送至 IANA</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>已注册</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Returned to draft</source>
        <translation>已退回草稿</translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>已移至回收站</translation>
    </message>
    <message>
        <source>Expert Review report</source>
        <translation>专家评审报告</translation>
    </message>
    <message>
        <source>Direction of the approving body</source>
        <translation>批准机构的指示</translation>
    </message>
    <message>
        <source>Recognition of the standards body</source>
        <translation>标准机构的认可</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Comment resolved</source>
        <translation>评论已解决</translation>
    </message>
    <message>
        <source>Finding accepted</source>
        <translation>检查结果已接受</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>已导出</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>已确认知悉</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>已指派</translation>
    </message>
    <message>
        <source>Setting changed</source>
        <translation>设置已更改</translation>
    </message>
    <message>
        <source>Taken from IANA&apos;s list</source>
        <translation>取自 IANA 的列表</translation>
    </message>
    <message>
        <source>Subregistry changed</source>
        <translation>子注册库已更改</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Finding accepted or question answered</source>
        <translation>接受检查结果或回答问题</translation>
    </message>
    <message>
        <source>Question answered</source>
        <translation>已回答问题</translation>
    </message>
    <message>
        <source>Answer withdrawn</source>
        <translation>已撤回回答</translation>
    </message>
    <message>
        <source>Returned to draft or reinstated</source>
        <translation>已退回草稿或已恢复注册</translation>
    </message>
    <message>
        <source>Reinstated</source>
        <translation>已恢复注册</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>The name between &quot;urn:&quot; and the next colon. A formal namespace requests a NID of 3 to 32 letters, digits, and hyphens that begins and ends with a letter or digit. An informal namespace gets the next free number, urn-N.</source>
        <translation>“urn:”与下一个冒号之间的名称。正式命名空间申请一个由 3 到 32 个字母、数字和连字符组成的 NID，其首尾须为字母或数字。非正式命名空间获得下一个空闲编号 urn-N。</translation>
    </message>
    <message>
        <source>1 for the first registration of a namespace. Each revision adds 1.</source>
        <translation>命名空间首次注册时为 1。每次修订加 1。</translation>
    </message>
    <message>
        <source>The date of the registration request: year, month, day.</source>
        <translation>注册申请的日期：年、月、日。</translation>
    </message>
    <message>
        <source>Who is responsible for the namespace: the organization with its address, and a contact person. People change jobs, so give a role address as well. A standards body that uses the fast track says so here.</source>
        <translation>谁对命名空间负责：组织及其地址，以及联系人。人员会更换工作，因此也请提供职务地址。使用快速通道的标准机构在此说明。</translation>
    </message>
    <message>
        <source>What these URNs name, for whom, and how that community and others benefit. Say how they relate to existing namespaces and identifier systems, which software can use them, whether they can be resolved, and whether a standard will build on them.</source>
        <translation>这些 URN 命名什么、面向谁，以及该群体和其他人如何受益。请说明它们与现有命名空间和标识符系统的关系、哪些软件可以使用、能否解析，以及是否会有标准以其为基础。</translation>
    </message>
    <message>
        <source>The form of a URN in this namespace: a grammar (ABNF or a regular expression), an algorithm, or a statement that it is opaque. Also say which characters must be encoded and how, when two names are equivalent, how an existing identifier is turned into a URN, and what q- and f-components mean.</source>
        <translation>此命名空间中 URN 的形式：语法（ABNF 或正则表达式）、算法，或声明它是不透明的。还请说明哪些字符必须编码以及如何编码、两个名称何时等价、现有标识符如何转换为 URN，以及 q- 和 f- 组件的含义。</translation>
    </message>
    <message>
        <source>Who assigns names and how others can get one: open to all, closed, or delegated to others who are named here. Say how you prevent assigning the same name twice.</source>
        <translation>谁分配名称，其他人如何获得名称：对所有人开放、不开放，或委托给在此列出的其他人。请说明如何防止同一名称被分配两次。</translation>
    </message>
    <message>
        <source>What could go wrong when names are assigned, compared, or resolved: names that look the same but are not, private information in a name, lists that can be harvested.</source>
        <translation>分配、比较或解析名称时可能出现的问题：看起来相同而实际不同的名称、名称中的隐私信息、可被大量采集的列表。</translation>
    </message>
    <message>
        <source>Known risks of confusion with other namespaces, URI schemes, or identifier systems because of spelling, encoding, or scope. If there are none, say so.</source>
        <translation>因拼写、编码或范围而与其他命名空间、URI 方案或标识符系统混淆的已知风险。如果没有，请说明。</translation>
    </message>
    <message>
        <source>Whether these URNs are meant to be resolved. If so: who runs or recommends a service, what a public resolver must do, and what r-components mean.</source>
        <translation>这些 URN 是否用于解析。如果是：由谁运行或推荐服务、公共解析器必须做什么，以及 r- 组件的含义。</translation>
    </message>
    <message>
        <source>A permanent document with details: an RFC, another body&apos;s standard, or a stable page.</source>
        <translation>提供详细信息的永久文档：RFC、其他机构的标准或稳定的页面。</translation>
    </message>
    <message>
        <source>Optional: anything that helps to understand this registration, such as a comparison with namespaces that appear to overlap.</source>
        <translation>可选：有助于理解此注册项的任何内容，例如与看似重叠的命名空间的比较。</translation>
    </message>
    <message>
        <source>Only for a revision: what changed since the previous version, and why.</source>
        <translation>仅用于修订：自上一版本以来更改了什么，以及为什么。</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>Optional: the postal address</source>
        <translation>可选：邮政地址</translation>
    </message>
    <message>
        <source>Optional: an email address that stays when people change</source>
        <translation>可选：人员变动时仍保持不变的电子邮件地址</translation>
    </message>
</context>
<context>
    <name>FieldTitle</name>
    <message>
        <source>Namespace Identifier</source>
        <translation>命名空间标识符</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>注册者</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>语法</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Security and Privacy</source>
        <translation>安全与隐私</translation>
    </message>
    <message>
        <source>Interoperability</source>
        <translation>互操作性</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Additional Information</source>
        <translation>附加信息</translation>
    </message>
    <message>
        <source>Revision Information</source>
        <translation>修订信息</translation>
    </message>
</context>
<context>
    <name>FindingPlace</name>
    <message>
        <source>Syntax tab</source>
        <translation>“语法”选项卡</translation>
    </message>
    <message>
        <source>Place: Syntax tab.</source>
        <translation>位置：“语法”选项卡。</translation>
    </message>
</context>
<context>
    <name>FindingRank</name>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>待完成</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>required before review</source>
        <translation>评审前必需</translation>
    </message>
    <message>
        <source>becomes a warning in review</source>
        <translation>评审时变为警告</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1 appendix %2</source>
        <translation>%1 附录 %2</translation>
    </message>
    <message>
        <source>%1 section %2</source>
        <translation>%1 第 %2 节</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is not in the registry.</source>
        <translation>NID“%1”不在注册库中。</translation>
    </message>
    <message>
        <source>Correct syntax is not enough: the namespace of a URN must also be registered.</source>
        <translation>仅有正确的语法还不够：URN 的命名空间也必须已注册。</translation>
    </message>
    <message>
        <source>Check the spelling of the NID and whether the registry is up to date.</source>
        <translation>请检查 NID 的拼写以及注册库是否为最新。</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;X-&quot; were for experiments under RFC 3406 and must not be confused with registered ones.</source>
        <translation>以“X-”开头的 NID 在 RFC 3406 下用于实验，不得与已注册的 NID 混淆。</translation>
    </message>
    <message>
        <source>Use a registered namespace; &quot;example&quot; is for documentation and tests.</source>
        <translation>请使用已注册的命名空间；“example”用于文档和测试。</translation>
    </message>
    <message>
        <source>All URNs of this check must belong to one namespace.</source>
        <translation>此次检查的所有 URN 必须属于同一个命名空间。</translation>
    </message>
    <message>
        <source>Check the URN against its own namespace, or remove it from the list.</source>
        <translation>请针对该 URN 自己的命名空间进行检查，或将其从列表中移除。</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is withdrawn; its URNs remain valid, but no new ones are assigned.</source>
        <translation>命名空间“%1”已撤回；其 URN 仍然有效，但不再分配新的 URN。</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever, even if its namespace is withdrawn.</source>
        <translation>已分配的 URN 永远有效，即使其命名空间已撤回。</translation>
    </message>
    <message>
        <source>No action is needed for existing URNs.</source>
        <translation>现有的 URN 无需任何操作。</translation>
    </message>
    <message>
        <source>Rejected by the syntax rule of &quot;%1&quot; at column %2: expected %3, found %4 (in %5).</source>
        <translation>被“%1”的语法规则拒绝，位于第 %2 列：应为 %3，实际为 %4（在 %5 中）。</translation>
    </message>
    <message>
        <source>Each namespace restricts the general URN syntax for its own names. The rule comes from the registration or was derived from its text; either can be wrong.</source>
        <translation>每个命名空间都会针对自己的名称限制通用的 URN 语法。规则来自注册项或根据其文本得出；二者都可能有误。</translation>
    </message>
    <message>
        <source>Compare the URN with its source and with the registration&apos;s Syntax section.</source>
        <translation>请将该 URN 与其来源以及注册项的“语法”节比较。</translation>
    </message>
    <message>
        <source>Valid only in version %2 of &quot;%1&quot;; the latest version rejects the URN at column %3: expected %4, found %5 (in %6).</source>
        <translation>仅在“%1”的版本 %2 中有效；最新版本在第 %3 列拒绝该 URN：应为 %4，实际为 %5（在 %6 中）。</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever, even if a later version of its namespace no longer assigns such names. Version 0 is the syntax from before the first version in the registry.</source>
        <translation>已分配的 URN 永远有效，即使其命名空间的较新版本不再分配此类名称。版本 0 是注册库中第一个版本之前的语法。</translation>
    </message>
    <message>
        <source>Namespace &quot;%1&quot;: %2.</source>
        <translation>命名空间“%1”：%2。</translation>
    </message>
    <message>
        <source>Check digits reveal typing errors. Names with wrong check digits exist nevertheless; some registrations even contain them as examples.</source>
        <translation>校验位可以发现录入错误。尽管如此，校验位错误的名称仍然存在；有些注册项甚至将其作为示例。</translation>
    </message>
    <message>
        <source>Compare the name with its source, digit by digit.</source>
        <translation>请将该名称与其来源逐位比较。</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; has no syntax rule yet, so only the general URN syntax was checked.</source>
        <translation>命名空间“%1”尚无语法规则，因此只检查了通用的 URN 语法。</translation>
    </message>
    <message>
        <source>Without a syntax rule, the requirements of a namespace beyond the general URN syntax cannot be checked.</source>
        <translation>没有语法规则，就无法检查命名空间在通用 URN 语法之外的要求。</translation>
    </message>
    <message>
        <source>Add a grammar to the Syntax field of the registration.</source>
        <translation>请在注册项的“语法”字段中添加语法。</translation>
    </message>
    <message>
        <source>Names like this are widely used but not valid: %1 (%2).</source>
        <translation>此类名称使用广泛，但无效：%1（%2）。</translation>
    </message>
    <message>
        <source>Some names appear in standards and programs although no registration allows them. They are not typing errors.</source>
        <translation>有些名称虽然没有任何注册项允许，却出现在标准和程序中。它们不是录入错误。</translation>
    </message>
    <message>
        <source>Keep the name where a partner requires it; follow the registration for new names.</source>
        <translation>合作方要求时，请保留该名称；新名称请遵循注册项。</translation>
    </message>
    <message>
        <source>The rule set &quot;%1&quot; accepts this name of &quot;%2&quot;; registered rules were not applied.</source>
        <translation>规则集“%1”接受“%2”的此名称；未应用已注册的规则。</translation>
    </message>
    <message>
        <source>A rule set contains rules that some people have agreed on. Where it has a rule for a namespace, the registered rule is not applied.</source>
        <translation>规则集包含某些人商定的规则。如果规则集中有某个命名空间的规则，则不应用已注册的规则。</translation>
    </message>
    <message>
        <source>Check the name without the rule set to apply the registered rules.</source>
        <translation>要应用已注册的规则，请不使用规则集检查该名称。</translation>
    </message>
    <message>
        <source>Rejected by the rule set &quot;%1&quot; for &quot;%2&quot; at column %3: expected %4, found %5 (in %6).</source>
        <translation>被规则集“%1”中针对“%2”的规则拒绝，位于第 %3 列：应为 %4，实际为 %5（在 %6 中）。</translation>
    </message>
    <message>
        <source>A rule set contains rules that some people have agreed on. They may be stricter than the registered rules.</source>
        <translation>规则集包含某些人商定的规则。它们可能比已注册的规则更严格。</translation>
    </message>
    <message>
        <source>Correct the name, or check it without the rule set to apply the registered rules.</source>
        <translation>请更正该名称；或者不使用规则集检查，以应用已注册的规则。</translation>
    </message>
    <message>
        <source>The syntax rule of the namespace &quot;%1&quot; gives no verdict; line %2 of its grammar: %3</source>
        <translation>命名空间“%1”的语法规则无法给出判定；其语法的第 %2 行：%3</translation>
    </message>
    <message>
        <source>Grammars have limits on size and time so that none can block the program. Exceeding a limit never makes a URN invalid.</source>
        <translation>语法有大小和时间限制，以免阻塞程序。超出限制绝不会使 URN 无效。</translation>
    </message>
    <message>
        <source>Review the findings about the grammar, and simplify it.</source>
        <translation>请查看有关该语法的检查结果，并简化语法。</translation>
    </message>
    <message>
        <source>The line is too long to check.</source>
        <translation>该行太长，无法检查。</translation>
    </message>
    <message>
        <source>Lines of more than a million bytes are not checked, so that a damaged file cannot exhaust memory.</source>
        <translation>超过一百万字节的行不检查，以免损坏的文件耗尽内存。</translation>
    </message>
    <message>
        <source>Check whether the line endings of the file were lost.</source>
        <translation>请检查文件的行尾是否丢失。</translation>
    </message>
    <message>
        <source>The line is not a JSON object with a string in the requested member.</source>
        <translation>该行不是在所请求的成员中含有字符串的 JSON 对象。</translation>
    </message>
    <message>
        <source>In JSON Lines, one member of each object is checked. A line without it is reported, not skipped.</source>
        <translation>在 JSON Lines 中，检查每个对象的一个成员。缺少该成员的行会报告，而不会跳过。</translation>
    </message>
    <message>
        <source>Check that the member is spelled as in the file, with a dot between the names of nested members, and that its value is a string.</source>
        <translation>请检查该成员的写法是否与文件中一致（嵌套成员的名称之间用点分隔），以及其值是否为字符串。</translation>
    </message>
    <message>
        <source>The row has no complete field in the requested column.</source>
        <translation>该行在所请求的列中没有完整的字段。</translation>
    </message>
    <message>
        <source>In a table, one column is checked. A row without it is reported, not skipped.</source>
        <translation>在表格中，检查其中一列。缺少该列的行会报告，而不会跳过。</translation>
    </message>
    <message>
        <source>Check whether fields are missing in the row, and whether its quotation marks are closed and followed by a separator.</source>
        <translation>请检查该行是否缺少字段，以及其引号是否闭合且后接分隔符。</translation>
    </message>
    <message>
        <source>Duplicate of the URN in line %1.</source>
        <translation>与第 %1 行的 URN 重复。</translation>
    </message>
    <message>
        <source>URNs that differ only in the case of the NID, in the case of the hex digits of an encoded byte, or in their components are equivalent.</source>
        <translation>如果 URN 之间仅有 NID 的大小写、编码字节的十六进制数字的大小写或组件不同，则它们等价。</translation>
    </message>
    <message>
        <source>Remove one of them, unless the duplicate is intended.</source>
        <translation>请移除其中一个，除非有意重复。</translation>
    </message>
    <message>
        <source>The rule %1 has nothing on its right side.</source>
        <translation>规则“%1”的右侧没有内容。</translation>
    </message>
    <message>
        <source>A rule must have a definition; a rule for empty text is defined as an empty string.</source>
        <translation>规则必须有定义；表示空文本的规则定义为空字符串。</translation>
    </message>
    <message>
        <source>Write the definition, or &quot;&quot; for empty text.</source>
        <translation>请写出定义，空文本请写 &quot;&quot;。</translation>
    </message>
    <message>
        <source>A rule name cannot contain %1.</source>
        <translation>规则名不能包含 %1。</translation>
    </message>
    <message>
        <source>Rule names consist of letters, digits, and hyphens, and start with a letter.</source>
        <translation>规则名由字母、数字和连字符组成，并以字母开头。</translation>
    </message>
    <message>
        <source>Use a hyphen instead.</source>
        <translation>请改用连字符。</translation>
    </message>
    <message>
        <source>A string cannot contain %1.</source>
        <translation>字符串不能包含 %1。</translation>
    </message>
    <message>
        <source>Only visible ASCII characters and spaces are allowed between quotation marks.</source>
        <translation>引号之间只允许可见的 ASCII 字符和空格。</translation>
    </message>
    <message>
        <source>Write the bytes as numbers, such as %xC3.A9.</source>
        <translation>请将字节写成数字，例如 %xC3.A9。</translation>
    </message>
    <message>
        <source>The string is not closed on its line.</source>
        <translation>字符串未在所在行闭合。</translation>
    </message>
    <message>
        <source>A string must end with a quotation mark on the same line.</source>
        <translation>字符串必须在同一行以引号结束。</translation>
    </message>
    <message>
        <source>Add the closing quotation mark.</source>
        <translation>请添加右引号。</translation>
    </message>
    <message>
        <source>The quotation mark is typographic; expected a straight one.</source>
        <translation>引号是弯引号；应为直引号。</translation>
    </message>
    <message>
        <source>Word processors insert curly quotation marks; ABNF allows only straight ones.</source>
        <translation>文字处理软件会插入弯引号；ABNF 只允许直引号。</translation>
    </message>
    <message>
        <source>Replace it with a straight double quotation mark.</source>
        <translation>请将其替换为直双引号。</translation>
    </message>
    <message>
        <source>The string is in single quotation marks; expected double ones.</source>
        <translation>字符串使用了单引号；应为双引号。</translation>
    </message>
    <message>
        <source>Single quotation marks have no meaning in ABNF.</source>
        <translation>单引号在 ABNF 中没有含义。</translation>
    </message>
    <message>
        <source>Use double quotation marks.</source>
        <translation>请使用双引号。</translation>
    </message>
    <message>
        <source>The number is malformed.</source>
        <translation>数字格式不正确。</translation>
    </message>
    <message>
        <source>A number starts with %x, %d, or %b, directly followed by digits of that base; a range goes from the lower to the higher value.</source>
        <translation>数字以 %x、%d 或 %b 开头，后面紧接该进制的数字；范围从较小值到较大值。</translation>
    </message>
    <message>
        <source>Write the digits directly after the base, such as %x41 or %x41-5A.</source>
        <translation>请将数字紧接在进制之后，例如 %x41 或 %x41-5A。</translation>
    </message>
    <message>
        <source>A range and a sequence of numbers cannot be in one element.</source>
        <translation>一个元素中不能同时有范围和数字序列。</translation>
    </message>
    <message>
        <source>%x is followed by either a range or values joined by dots, not both.</source>
        <translation>%x 之后是范围，或者是用点连接的值，不能两者都有。</translation>
    </message>
    <message>
        <source>Write two elements: %x41 %x5A-61.</source>
        <translation>请写成两个元素：%x41 %x5A-61。</translation>
    </message>
    <message>
        <source>The number is larger than any Unicode code point.</source>
        <translation>该数字大于任何 Unicode 码位。</translation>
    </message>
    <message>
        <source>Unicode ends at U+10FFFF.</source>
        <translation>Unicode 到 U+10FFFF 为止。</translation>
    </message>
    <message>
        <source>Use a value up to %x10FFFF.</source>
        <translation>请使用不超过 %x10FFFF 的值。</translation>
    </message>
    <message>
        <source>The lower limit is larger than the upper one.</source>
        <translation>下限大于上限。</translation>
    </message>
    <message>
        <source>In a repetition, the lower count comes before the asterisk; in I-Regexp, before the comma.</source>
        <translation>在重复中，较小的次数写在星号之前；在 I-Regexp 中，写在逗号之前。</translation>
    </message>
    <message>
        <source>Swap the two limits.</source>
        <translation>请对调上下限。</translation>
    </message>
    <message>
        <source>The count is not followed by an element to repeat.</source>
        <translation>次数之后没有要重复的元素。</translation>
    </message>
    <message>
        <source>A count belongs to the element directly after it; a digit that is meant as text needs quotation marks.</source>
        <translation>次数属于紧接其后的元素；作为文本的数字需要加引号。</translation>
    </message>
    <message>
        <source>Add the element, or put the digit in quotation marks.</source>
        <translation>请添加该元素，或为数字加上引号。</translation>
    </message>
    <message>
        <source>There is a space between the count and its element.</source>
        <translation>次数与其元素之间有空格。</translation>
    </message>
    <message>
        <source>A count must come directly before its element.</source>
        <translation>次数必须紧接在其元素之前。</translation>
    </message>
    <message>
        <source>Remove the space.</source>
        <translation>请移除该空格。</translation>
    </message>
    <message>
        <source>Braces have no meaning in ABNF.</source>
        <translation>花括号在 ABNF 中没有含义。</translation>
    </message>
    <message>
        <source>Other notations use braces for repetition; ABNF puts the counts before the element.</source>
        <translation>其他记法用花括号表示重复；ABNF 将次数写在元素之前。</translation>
    </message>
    <message>
        <source>Write *&quot;x&quot; for any number, or 2&quot;x&quot; for exactly two.</source>
        <translation>任意次数请写 *&quot;x&quot;，恰好两次请写 2&quot;x&quot;。</translation>
    </message>
    <message>
        <source>The closing bracket has no opening bracket.</source>
        <translation>右括号没有对应的左括号。</translation>
    </message>
    <message>
        <source>Brackets come in pairs.</source>
        <translation>括号必须成对出现。</translation>
    </message>
    <message>
        <source>Remove it, or add the opening bracket.</source>
        <translation>请将其移除，或添加左括号。</translation>
    </message>
    <message>
        <source>The bracket is not closed.</source>
        <translation>括号未闭合。</translation>
    </message>
    <message>
        <source>Add the closing bracket.</source>
        <translation>请添加右括号。</translation>
    </message>
    <message>
        <source>The brackets are empty.</source>
        <translation>括号为空。</translation>
    </message>
    <message>
        <source>A group must contain at least one element.</source>
        <translation>分组必须至少包含一个元素。</translation>
    </message>
    <message>
        <source>Write &quot;&quot; for empty text.</source>
        <translation>空文本请写 &quot;&quot;。</translation>
    </message>
    <message>
        <source>Expected an element; found %1.</source>
        <translation>应为元素；实际为 %1。</translation>
    </message>
    <message>
        <source>Elements are rule names, strings, numbers, groups, and options; a slash needs an element on both sides.</source>
        <translation>元素包括规则名、字符串、数字、分组和可选项；斜杠两侧都需要有元素。</translation>
    </message>
    <message>
        <source>%1 is not followed by an equals sign.</source>
        <translation>“%1”之后没有等号。</translation>
    </message>
    <message>
        <source>A line without indentation starts a definition; lines that continue a rule must be indented.</source>
        <translation>没有缩进的行开始一个定义；接续规则的行必须缩进。</translation>
    </message>
    <message>
        <source>Indent the line, or add = and the definition.</source>
        <translation>请缩进该行，或添加 = 和定义。</translation>
    </message>
    <message>
        <source>The prose description %1 cannot be matched.</source>
        <translation>文字描述 %1 无法用于匹配。</translation>
    </message>
    <message>
        <source>A program cannot know which texts match a description.</source>
        <translation>程序无法知道哪些文本符合某个描述。</translation>
    </message>
    <message>
        <source>Replace it with rules, strings, and numbers.</source>
        <translation>请将其替换为规则、字符串和数字。</translation>
    </message>
    <message>
        <source>The angle bracket is not closed on its line.</source>
        <translation>尖括号未在所在行闭合。</translation>
    </message>
    <message>
        <source>A description in angle brackets must end on the same line.</source>
        <translation>尖括号中的描述必须在同一行结束。</translation>
    </message>
    <message>
        <source>%1 is BNF notation; ABNF uses =.</source>
        <translation>“%1”是 BNF 记法；ABNF 使用 =。</translation>
    </message>
    <message>
        <source>Other notations write ::= or := between a name and its definition.</source>
        <translation>其他记法在名称与其定义之间写 ::= 或 :=。</translation>
    </message>
    <message>
        <source>Replace it with =.</source>
        <translation>请将其替换为 =。</translation>
    </message>
    <message>
        <source>The vertical bar is not ABNF; ABNF separates alternatives with /.</source>
        <translation>竖线不是 ABNF；ABNF 用 / 分隔备选项。</translation>
    </message>
    <message>
        <source>In ABNF, alternatives are separated by a slash.</source>
        <translation>在 ABNF 中，备选项用斜杠分隔。</translation>
    </message>
    <message>
        <source>Replace it with /.</source>
        <translation>请将其替换为 /。</translation>
    </message>
    <message>
        <source>The name being defined is in angle brackets.</source>
        <translation>被定义的名称位于尖括号中。</translation>
    </message>
    <message>
        <source>ABNF needs no brackets around names, and allows them only in references.</source>
        <translation>ABNF 的名称不需要尖括号，只允许在引用中使用。</translation>
    </message>
    <message>
        <source>Remove the brackets.</source>
        <translation>请移除尖括号。</translation>
    </message>
    <message>
        <source>Two elements are not separated by a space.</source>
        <translation>两个元素之间没有空格分隔。</translation>
    </message>
    <message>
        <source>Consecutive elements must be separated by white space.</source>
        <translation>相邻的元素必须用空白分隔。</translation>
    </message>
    <message>
        <source>Add a space.</source>
        <translation>请添加空格。</translation>
    </message>
    <message>
        <source>The definition does not start in the same column as the first one.</source>
        <translation>该定义与第一个定义不在同一列开始。</translation>
    </message>
    <message>
        <source>A line that is indented further than the first rule continues the rule above it.</source>
        <translation>比第一条规则缩进更深的行接续其上方的规则。</translation>
    </message>
    <message>
        <source>Start each definition on its own line, all in the same column.</source>
        <translation>请让每个定义各占一行，并都从同一列开始。</translation>
    </message>
    <message>
        <source>The line continues a rule but is not indented.</source>
        <translation>该行接续规则，但没有缩进。</translation>
    </message>
    <message>
        <source>A line that is not indented further than the first rule starts a definition.</source>
        <translation>不比第一条规则缩进更深的行开始一个定义。</translation>
    </message>
    <message>
        <source>Indent the line.</source>
        <translation>请缩进该行。</translation>
    </message>
    <message>
        <source>There is an empty line within the rule.</source>
        <translation>规则中有空行。</translation>
    </message>
    <message>
        <source>An empty line ends a rule; the lines after it belong to no rule.</source>
        <translation>空行会结束规则；其后的行不属于任何规则。</translation>
    </message>
    <message>
        <source>Remove the empty line, or put a space on it.</source>
        <translation>请移除空行，或在其中放一个空格。</translation>
    </message>
    <message>
        <source>Found %1; expected a hyphen.</source>
        <translation>实际为 %1；应为连字符。</translation>
    </message>
    <message>
        <source>Word processors insert dashes; ABNF allows only hyphens.</source>
        <translation>文字处理软件会插入破折号；ABNF 只允许连字符。</translation>
    </message>
    <message>
        <source>Replace it with a hyphen.</source>
        <translation>请将其替换为连字符。</translation>
    </message>
    <message>
        <source>Found a no-break space; expected a space.</source>
        <translation>实际为不间断空格；应为空格。</translation>
    </message>
    <message>
        <source>In ABNF, only spaces and tabs are white space.</source>
        <translation>在 ABNF 中，只有空格和制表符是空白。</translation>
    </message>
    <message>
        <source>Replace it with a space.</source>
        <translation>请将其替换为空格。</translation>
    </message>
    <message>
        <source>The grammar contains a page header, footer, or page break.</source>
        <translation>语法中含有页眉、页脚或分页符。</translation>
    </message>
    <message>
        <source>Text copied from an RFC with pages contains them; they are not part of the grammar.</source>
        <translation>从分页的 RFC 复制的文本会含有它们；它们不是语法的一部分。</translation>
    </message>
    <message>
        <source>Remove the lines.</source>
        <translation>请移除这些行。</translation>
    </message>
    <message>
        <source>The lines have different line endings.</source>
        <translation>各行的行尾不一致。</translation>
    </message>
    <message>
        <source>CR LF, LF, and CR are all accepted, but a mixture may mean that text was lost.</source>
        <translation>CR LF、LF 和 CR 都可接受，但混用可能意味着文本有丢失。</translation>
    </message>
    <message>
        <source>Save the grammar with one kind of line ending.</source>
        <translation>请使用同一种行尾保存语法。</translation>
    </message>
    <message>
        <source>The grammar starts with a byte order mark.</source>
        <translation>语法以字节顺序标记开头。</translation>
    </message>
    <message>
        <source>It is skipped here, but other programs may not accept it.</source>
        <translation>此处会跳过它，但其他程序可能不接受。</translation>
    </message>
    <message>
        <source>Save the grammar without a byte order mark.</source>
        <translation>请保存为不带字节顺序标记的语法。</translation>
    </message>
    <message>
        <source>The text contains no rule.</source>
        <translation>文本不包含任何规则。</translation>
    </message>
    <message>
        <source>A grammar must have at least one rule.</source>
        <translation>语法必须至少有一条规则。</translation>
    </message>
    <message>
        <source>Write a rule, such as NSS = 1*DIGIT.</source>
        <translation>请写出规则，例如 NSS = 1*DIGIT。</translation>
    </message>
    <message>
        <source>The rule %1 is defined a second time.</source>
        <translation>规则“%1”被再次定义。</translation>
    </message>
    <message>
        <source>A rule is defined once; =/ adds alternatives to it.</source>
        <translation>规则只定义一次；=/ 用于为其添加备选项。</translation>
    </message>
    <message>
        <source>Use =/ to add alternatives, or choose another name.</source>
        <translation>请用 =/ 添加备选项，或选择其他名称。</translation>
    </message>
    <message>
        <source>Alternatives are added to %1, a rule that RFC 5234 defines.</source>
        <translation>为“%1”添加了备选项，而它是 RFC 5234 定义的规则。</translation>
    </message>
    <message>
        <source>The rule then matches more than readers expect.</source>
        <translation>这样，该规则匹配的内容会多于读者的预期。</translation>
    </message>
    <message>
        <source>Define a rule of your own with another name.</source>
        <translation>请用其他名称定义自己的规则。</translation>
    </message>
    <message>
        <source>Alternatives are added to %1, which is not yet defined.</source>
        <translation>为“%1”添加了备选项，但它尚未定义。</translation>
    </message>
    <message>
        <source>The operator =/ adds to an existing definition.</source>
        <translation>运算符 =/ 用于向已有的定义添加内容。</translation>
    </message>
    <message>
        <source>Use = for the first definition.</source>
        <translation>首次定义请使用 =。</translation>
    </message>
    <message>
        <source>The rule %1 is not defined.</source>
        <translation>规则“%1”未定义。</translation>
    </message>
    <message>
        <source>Every rule name used must be defined in the grammar or be a core rule of RFC 5234.</source>
        <translation>所用的每个规则名都必须在语法中定义，或是 RFC 5234 的核心规则。</translation>
    </message>
    <message>
        <source>Define it, or correct its spelling.</source>
        <translation>请定义它，或更正其拼写。</translation>
    </message>
    <message>
        <source>Did you mean %2 instead of %1?</source>
        <translation>您要写的是“%2”而不是“%1”吗？</translation>
    </message>
    <message>
        <source>The name is not defined, but a rule has a similar name.</source>
        <translation>该名称未定义，但有一条规则的名称与之相似。</translation>
    </message>
    <message>
        <source>Correct the spelling of the rule name.</source>
        <translation>请更正规则名的拼写。</translation>
    </message>
    <message>
        <source>The rule %1 is not used.</source>
        <translation>规则“%1”未被使用。</translation>
    </message>
    <message>
        <source>A rule that no other rule refers to has no effect; often a reference is misspelled.</source>
        <translation>没有其他规则引用的规则不起作用；常见原因是引用拼写有误。</translation>
    </message>
    <message>
        <source>Refer to it, or remove it.</source>
        <translation>请引用它，或将其移除。</translation>
    </message>
    <message>
        <source>The rule %1 matches no text because it never ends.</source>
        <translation>规则“%1”永远不会结束，因此不匹配任何文本。</translation>
    </message>
    <message>
        <source>A rule that always refers to itself never completes a match.</source>
        <translation>总是引用自身的规则永远无法完成匹配。</translation>
    </message>
    <message>
        <source>Add an alternative that does not refer to the rule itself.</source>
        <translation>请添加一个不引用该规则自身的备选项。</translation>
    </message>
    <message>
        <source>The rule %1 refers to itself.</source>
        <translation>规则“%1”引用自身。</translation>
    </message>
    <message>
        <source>Such rules are allowed. Unless the reference is only at the start or only at the end, checking takes longer and some comparisons are impossible.</source>
        <translation>允许此类规则。除非引用只在开头或只在末尾，否则检查会更耗时，且有些比较无法进行。</translation>
    </message>
    <message>
        <source>No action is needed; a repetition is easier to read if it means the same.</source>
        <translation>无需任何操作；如果含义相同，重复写法更易读。</translation>
    </message>
    <message>
        <source>The rule %1 refers to itself at its start.</source>
        <translation>规则“%1”在开头引用自身。</translation>
    </message>
    <message>
        <source>Such rules are allowed here, but many other programs never finish on them.</source>
        <translation>此处允许此类规则，但许多其他程序处理它们时永远不会结束。</translation>
    </message>
    <message>
        <source>Use a repetition if it means the same.</source>
        <translation>如果含义相同，请使用重复。</translation>
    </message>
    <message>
        <source>%1 is spelled differently from its definition, %2.</source>
        <translation>“%1”的写法与其定义“%2”不同。</translation>
    </message>
    <message>
        <source>Rule names are not case-sensitive; a single spelling is easier to read.</source>
        <translation>规则名不区分大小写；统一写法更易读。</translation>
    </message>
    <message>
        <source>Spell it as in its definition.</source>
        <translation>请按其定义中的写法书写。</translation>
    </message>
    <message>
        <source>%1 is a core rule of RFC 5234 and is redefined.</source>
        <translation>“%1”是 RFC 5234 的核心规则，被重新定义。</translation>
    </message>
    <message>
        <source>The definition applies only to this grammar.</source>
        <translation>该定义仅适用于此语法。</translation>
    </message>
    <message>
        <source>Remove the definition; RFC 5234 already has it.</source>
        <translation>请移除该定义；RFC 5234 中已有它。</translation>
    </message>
    <message>
        <source>%1 is redefined with a different meaning than in RFC 5234.</source>
        <translation>“%1”被重新定义，且含义与 RFC 5234 中的不同。</translation>
    </message>
    <message>
        <source>Readers expect a core rule to mean what RFC 5234 defines.</source>
        <translation>读者会认为核心规则的含义与 RFC 5234 的定义一致。</translation>
    </message>
    <message>
        <source>Choose another name for the rule.</source>
        <translation>请为该规则选择其他名称。</translation>
    </message>
    <message>
        <source>The rule %1 contains a byte that cannot occur in a URN.</source>
        <translation>规则“%1”包含不能出现在 URN 中的字节。</translation>
    </message>
    <message>
        <source>A URN consists of ASCII characters; all others are percent-encoded.</source>
        <translation>URN 由 ASCII 字符组成；所有其他字符都采用百分号编码。</translation>
    </message>
    <message>
        <source>Describe the percent-encoded form instead.</source>
        <translation>请改为描述百分号编码后的形式。</translation>
    </message>
    <message>
        <source>The grammar does not define the start rule %1.</source>
        <translation>语法未定义起始规则“%1”。</translation>
    </message>
    <message>
        <source>Matching starts with one of the grammar&apos;s own rules.</source>
        <translation>匹配从语法自身的某条规则开始。</translation>
    </message>
    <message>
        <source>Name a rule that the grammar defines.</source>
        <translation>请指定语法中已定义的规则。</translation>
    </message>
    <message>
        <source>Use a class such as [0-9], and put a backslash before a special character that is meant literally.</source>
        <translation>请使用 [0-9] 之类的字符类，并在需要按字面使用的特殊字符前加反斜杠。</translation>
    </message>
    <message>
        <source>No action is needed for URNs; to be explicit, write a class such as [A-Z].</source>
        <translation>对于 URN，无需任何操作；若要明确表达，请写 [A-Z] 之类的字符类。</translation>
    </message>
    <message>
        <source>The grammar is longer than 256 KiB and was not read.</source>
        <translation>语法长度超过 256 KiB，未读取。</translation>
    </message>
    <message>
        <source>A grammar that can be checked quickly is much shorter.</source>
        <translation>能够快速检查的语法要短得多。</translation>
    </message>
    <message>
        <source>Split it, or check whether it is the right file.</source>
        <translation>请拆分它，或检查它是否是正确的文件。</translation>
    </message>
    <message>
        <source>The grammar has more than 4000 rules; the rest was not read.</source>
        <translation>语法的规则超过 4000 条；其余规则未读取。</translation>
    </message>
    <message>
        <source>A grammar that can be checked quickly has far fewer.</source>
        <translation>能够快速检查的语法，规则要少得多。</translation>
    </message>
    <message>
        <source>The brackets are nested more than 200 levels deep.</source>
        <translation>括号嵌套超过 200 层。</translation>
    </message>
    <message>
        <source>Such a rule cannot be understood by readers, and reading it could exhaust memory.</source>
        <translation>读者无法理解这样的规则，读取它还可能耗尽内存。</translation>
    </message>
    <message>
        <source>Move the inner parts into rules of their own.</source>
        <translation>请将内层部分移到单独的规则中。</translation>
    </message>
    <message>
        <source>The count is larger than 100000.</source>
        <translation>次数大于 100000。</translation>
    </message>
    <message>
        <source>Every repetition needs its own memory.</source>
        <translation>每次重复都需要单独的内存。</translation>
    </message>
    <message>
        <source>Use a smaller count, or none.</source>
        <translation>请使用较小的次数，或不指定次数。</translation>
    </message>
    <message>
        <source>A verdict based on a rule with an error would be a guess.</source>
        <translation>依据有错误的规则作出的判定只能是猜测。</translation>
    </message>
    <message>
        <source>Fix the errors in the rule.</source>
        <translation>请修正该规则中的错误。</translation>
    </message>
    <message>
        <source>The rule %1 is too large: fully expanded, it has more than 200000 states.</source>
        <translation>规则“%1”太大：完全展开后有超过 200000 个状态。</translation>
    </message>
    <message>
        <source>Nested counts multiply.</source>
        <translation>嵌套的次数会相乘。</translation>
    </message>
    <message>
        <source>Use smaller counts, or omit the upper limits.</source>
        <translation>请使用较小的次数，或省略上限。</translation>
    </message>
    <message>
        <source>The rule %1 is too large: its automaton has more than 20000 states.</source>
        <translation>规则“%1”太大：其自动机有超过 20000 个状态。</translation>
    </message>
    <message>
        <source>Counts after elements that can match the same text make the automaton very large.</source>
        <translation>如果前面的元素可以匹配相同的文本，其后的次数会使自动机非常大。</translation>
    </message>
    <message>
        <source>The rule %1 takes too many steps to convert into an automaton.</source>
        <translation>将规则“%1”转换为自动机所需的步骤太多。</translation>
    </message>
    <message>
        <source>Nested counts multiply, and alternatives with the same start must be followed together.</source>
        <translation>嵌套的次数会相乘，而开头相同的备选项必须同时跟踪。</translation>
    </message>
    <message>
        <source>The text is longer than 1 MiB and was not matched.</source>
        <translation>文本长度超过 1 MiB，未进行匹配。</translation>
    </message>
    <message>
        <source>A damaged file must not use up time and memory.</source>
        <translation>损坏的文件不应耗尽时间和内存。</translation>
    </message>
    <message>
        <source>Matching the text against the rule %1 takes too many steps.</source>
        <translation>用规则“%1”匹配该文本所需的步骤太多。</translation>
    </message>
    <message>
        <source>The rule refers to itself in the middle, and there are very many ways to read the text.</source>
        <translation>该规则在中间引用自身，而该文本有非常多种解读方式。</translation>
    </message>
    <message>
        <source>Make the rule unambiguous, or use a repetition.</source>
        <translation>请消除该规则的歧义，或使用重复。</translation>
    </message>
    <message>
        <source>Comparing with the rule %1 takes too many steps.</source>
        <translation>与规则“%1”比较所需的步骤太多。</translation>
    </message>
    <message>
        <source>Two large automata must be searched together.</source>
        <translation>必须同时搜索两个大型自动机。</translation>
    </message>
    <message>
        <source>Compare smaller parts of the grammars.</source>
        <translation>请比较语法中较小的部分。</translation>
    </message>
    <message>
        <source>The question cannot be answered for the rule %1 because the rule refers to itself in the middle.</source>
        <translation>无法为规则“%1”回答此问题，因为该规则在中间引用自身。</translation>
    </message>
    <message>
        <source>No program can decide whether two such languages are equal.</source>
        <translation>没有程序能够判定两个此类语言是否相等。</translation>
    </message>
    <message>
        <source>The work on the rule %1 was canceled.</source>
        <translation>对规则“%1”的处理已取消。</translation>
    </message>
    <message>
        <source>Somebody stopped it before it was finished.</source>
        <translation>处理完成之前被人停止。</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>请重新开始。</translation>
    </message>
    <message>
        <source>The file has no field &quot;%1&quot;.</source>
        <translation>文件中没有字段“%1”。</translation>
    </message>
    <message>
        <source>The template of RFC 8141 has thirteen fields; older and shortened templates lack some of them.</source>
        <translation>RFC 8141 的模板有 13 个字段；较旧的模板和精简的模板缺少其中一些。</translation>
    </message>
    <message>
        <source>Fill in the field after the import.</source>
        <translation>请在导入后填写该字段。</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; appears again in line %2; its text was kept in place.</source>
        <translation>字段“%1”在第 %2 行再次出现；其文本保留在原处。</translation>
    </message>
    <message>
        <source>A field can appear only once in a file; a repeated heading is often part of the text.</source>
        <translation>一个字段在文件中只能出现一次；重复的标题往往是文本的一部分。</translation>
    </message>
    <message>
        <source>Check the text around that line after the import.</source>
        <translation>请在导入后检查该行附近的文本。</translation>
    </message>
    <message>
        <source>The heading &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation>标题“%1”已作为“%2”读取。</translation>
    </message>
    <message>
        <source>Real templates spell the headings in many ways.</source>
        <translation>实际的模板中，标题的写法多种多样。</translation>
    </message>
    <message>
        <source>No action is needed; the export uses the heading of RFC 8141.</source>
        <translation>无需任何操作；导出时使用 RFC 8141 的标题。</translation>
    </message>
    <message>
        <source>The NID &quot;%2&quot; was taken from &quot;%1&quot;.</source>
        <translation>NID“%2”取自“%1”。</translation>
    </message>
    <message>
        <source>The field contained more than the NID; the rest was left out.</source>
        <translation>该字段的内容不只是 NID；其余内容已略去。</translation>
    </message>
    <message>
        <source>Check that the NID is right.</source>
        <translation>请检查 NID 是否正确。</translation>
    </message>
    <message>
        <source>The text in %1 belongs to no field: &quot;%2&quot;.</source>
        <translation>%1的文本不属于任何字段：“%2”。</translation>
    </message>
    <message>
        <source>Titles, introductions, and notes often surround a template.</source>
        <translation>模板前后常有标题、引言和注释。</translation>
    </message>
    <message>
        <source>Copy any text you need into a field.</source>
        <translation>请将需要的文本复制到字段中。</translation>
    </message>
    <message>
        <source>Page headers and footers were removed; number of pages: %1.</source>
        <translation>已移除页眉和页脚；页数：%1。</translation>
    </message>
    <message>
        <source>The file is from a document with pages; its headers and footers are not part of the text.</source>
        <translation>该文件来自分页的文档；其页眉和页脚不是文本的一部分。</translation>
    </message>
    <message>
        <source>Check the text around the page breaks.</source>
        <translation>请检查分页处附近的文本。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in line %3 was read as the field &quot;%2&quot;, although it has no proper heading.</source>
        <translation>第 %3 行的“%1”已作为字段“%2”读取，尽管它没有规范的标题。</translation>
    </message>
    <message>
        <source>The position and the words around it suggest the field; the file does not name it.</source>
        <translation>该字段是根据位置和前后文字推断的；文件没有写明。</translation>
    </message>
    <message>
        <source>Check that the text belongs there.</source>
        <translation>请检查该文本是否属于此字段。</translation>
    </message>
    <message>
        <source>The section &quot;%1&quot; (lines %3 to %4) was read into the field &quot;%2&quot;.</source>
        <translation>节“%1”（第 %3 至 %4 行）已读入字段“%2”。</translation>
    </message>
    <message>
        <source>Templates from before RFC 8141 have other sections; each now belongs to one of the thirteen fields.</source>
        <translation>RFC 8141 之前的模板分节不同；现在每一节都归入 13 个字段之一。</translation>
    </message>
    <message>
        <source>Read the whole field, and edit it where needed.</source>
        <translation>请通读整个字段，并在需要时编辑。</translation>
    </message>
    <message>
        <source>The text is not UTF-8 (first at %1); it was read as Windows-1252.</source>
        <translation>文本不是 UTF-8（首次出现在 %1）；已按 Windows-1252 读取。</translation>
    </message>
    <message>
        <source>Old files and emails use other character sets, and a text does not name its own.</source>
        <translation>旧文件和旧电子邮件使用其他字符集，而文本不会写明自己的字符集。</translation>
    </message>
    <message>
        <source>Check accented letters, quotation marks, and dashes.</source>
        <translation>请检查带重音的字母、引号和破折号。</translation>
    </message>
    <message>
        <source>The template was quoted in an email; the quote marks at the start of its lines were removed.</source>
        <translation>模板是在电子邮件中被引用的；已移除各行开头的引用标记。</translation>
    </message>
    <message>
        <source>Lines that are not quoted, or are quoted more deeply, are replies and not part of the template.</source>
        <translation>未被引用或引用层级更深的行是回复，不是模板的一部分。</translation>
    </message>
    <message>
        <source>Look for replies in the text that belongs to no field.</source>
        <translation>请在不属于任何字段的文本中查找回复。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is unknown and was ignored.</source>
        <translation>未知的列“%1”已被忽略。</translation>
    </message>
    <message>
        <source>A column of a table is identified by its name in the first line.</source>
        <translation>表格的列由第一行中的名称标识。</translation>
    </message>
    <message>
        <source>Name the column as in an exported table.</source>
        <translation>请按导出的表格命名该列。</translation>
    </message>
    <message>
        <source>The element &quot;%1&quot; in line %2 is unknown and was ignored.</source>
        <translation>第 %2 行的未知元素“%1”已被忽略。</translation>
    </message>
    <message>
        <source>The format of IANA&apos;s files has changed over the years.</source>
        <translation>IANA 文件的格式多年来有所变化。</translation>
    </message>
    <message>
        <source>No action is needed unless it contains something you need.</source>
        <translation>无需任何操作，除非它包含您需要的内容。</translation>
    </message>
    <message>
        <source>The record in line %1 does not name a namespace and was ignored.</source>
        <translation>第 %1 行的记录没有指明命名空间，已被忽略。</translation>
    </message>
    <message>
        <source>A namespace is identified by its NID.</source>
        <translation>命名空间由其 NID 标识。</translation>
    </message>
    <message>
        <source>Correct the file, or remove the record.</source>
        <translation>请更正文件，或移除该记录。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was removed from IANA&apos;s registry.</source>
        <translation>“%1”已从 IANA 的注册库中移除。</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned; registered NIDs are never reused.</source>
        <translation>曾有命名空间从列表中消失后又重新出现；已注册的 NID 绝不会重复使用。</translation>
    </message>
    <message>
        <source>Ask IANA, then mark the namespace as withdrawn yourself; the import does not change it.</source>
        <translation>请询问 IANA，然后自行将该命名空间标记为已撤回；导入不会更改它。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; becomes &quot;%3&quot;.</source>
        <translation>%1：“%2”变为“%3”。</translation>
    </message>
    <message>
        <source>The published record differs from the one in this registry.</source>
        <translation>已发布的记录与此注册库中的记录不同。</translation>
    </message>
    <message>
        <source>Review the differences before importing.</source>
        <translation>请在导入前查看这些差异。</translation>
    </message>
    <message>
        <source>The template does not name a namespace, so it cannot be matched with the registry.</source>
        <translation>模板没有指明命名空间，因此无法与注册库对应。</translation>
    </message>
    <message>
        <source>A formal template is matched with the registry by its NID.</source>
        <translation>正式命名空间的模板通过其 NID 与注册库对应。</translation>
    </message>
    <message>
        <source>Add the NID to the file, or import the file into an informal draft.</source>
        <translation>请在文件中添加 NID，或将文件导入为非正式命名空间的草稿。</translation>
    </message>
    <message>
        <source>The registry already contains &quot;%1&quot; with a different history.</source>
        <translation>注册库已包含“%1”，但历史不同。</translation>
    </message>
    <message>
        <source>Registered versions are never changed or replaced.</source>
        <translation>已注册的版本绝不会被更改或替换。</translation>
    </message>
    <message>
        <source>Import the file into an empty registry, or import a single template as a revision.</source>
        <translation>请将文件导入空的注册库，或将单个模板导入为修订。</translation>
    </message>
    <message>
        <source>A draft for this namespace is still open: %1.</source>
        <translation>此命名空间还有一个进行中的草稿：%1。</translation>
    </message>
    <message>
        <source>Two drafts for one namespace would overwrite each other.</source>
        <translation>同一命名空间的两个草稿会相互覆盖。</translation>
    </message>
    <message>
        <source>Finish that draft or move it to the trash, then import again.</source>
        <translation>请完成该草稿或将其移至回收站，然后重新导入。</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; appears twice in the import.</source>
        <translation>命名空间“%1”在导入内容中出现两次。</translation>
    </message>
    <message>
        <source>A registry contains one record for each namespace.</source>
        <translation>注册库中每个命名空间只有一条记录。</translation>
    </message>
    <message>
        <source>Import only one of them.</source>
        <translation>请只导入其中一个。</translation>
    </message>
    <message>
        <source>The draft revises &quot;%1&quot;, which is not in this registry.</source>
        <translation>该草稿修订“%1”，但它不在此注册库中。</translation>
    </message>
    <message>
        <source>A revision is based on the registration that it revises.</source>
        <translation>修订以其所修订的注册项为基础。</translation>
    </message>
    <message>
        <source>Import the registration first, or together with the draft.</source>
        <translation>请先导入该注册项，或与草稿一起导入。</translation>
    </message>
    <message>
        <source>IANA has registered &quot;%1&quot;, which in this registry is the NID of %2.</source>
        <translation>IANA 已注册“%1”，而它在此注册库中是 %2 的 NID。</translation>
    </message>
    <message>
        <source>RFC 8141 allows a NID only once; the draft can no longer be registered under it.</source>
        <translation>RFC 8141 规定一个 NID 只能使用一次；该草稿不能再以此 NID 注册。</translation>
    </message>
    <message>
        <source>Choose another NID for the draft, or move the draft to the trash if it is the same namespace. A namespace registered here can be withdrawn and registered again under IANA&apos;s number.</source>
        <translation>请为草稿选择其他 NID；如果是同一个命名空间，请将草稿移至回收站。在此注册的命名空间可以撤回，再以 IANA 的编号重新注册。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is too short; a formal NID needs more than two characters.</source>
        <translation>NID“%1”太短；正式 NID 需要两个以上的字符。</translation>
    </message>
    <message>
        <source>NIDs of two characters are reserved for country codes.</source>
        <translation>两个字符的 NID 保留给国家/地区代码。</translation>
    </message>
    <message>
        <source>Choose a longer NID.</source>
        <translation>请选择更长的 NID。</translation>
    </message>
    <message>
        <source>The formal NID &quot;%1&quot; cannot start with &quot;urn-&quot;.</source>
        <translation>正式 NID“%1”不能以“urn-”开头。</translation>
    </message>
    <message>
        <source>NIDs that start with &quot;urn-&quot; are the numbers of informal namespaces.</source>
        <translation>以“urn-”开头的 NID 是非正式命名空间的编号。</translation>
    </message>
    <message>
        <source>Choose a NID without this prefix, or request an informal namespace.</source>
        <translation>请选择没有此前缀的 NID，或申请非正式命名空间。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; cannot start with two letters and a hyphen.</source>
        <translation>NID“%1”不能以两个字母加连字符开头。</translation>
    </message>
    <message>
        <source>Such prefixes are reserved for country namespaces; &quot;xn--&quot; is reserved for internationalized names.</source>
        <translation>此类前缀保留给国家/地区命名空间；“xn--”保留给国际化名称。</translation>
    </message>
    <message>
        <source>Choose another NID, for example without the hyphen.</source>
        <translation>请选择其他 NID，例如不带连字符的 NID。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered because it starts with &quot;X-&quot;; for examples, use the NID &quot;example&quot;.</source>
        <translation>NID“%1”以“X-”开头，因此永远不能注册；示例请使用 NID“example”。</translation>
    </message>
    <message>
        <source>Choose a NID without &quot;X-&quot;. The namespace &quot;example&quot; is for documentation and tests.</source>
        <translation>请选择不带“X-”的 NID。命名空间“example”用于文档和测试。</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot be registered.</source>
        <translation>NID“urn”是保留的，不能注册。</translation>
    </message>
    <message>
        <source>It would be confused with the &quot;urn:&quot; that begins every URN.</source>
        <translation>它会与每个 URN 开头的“urn:”混淆。</translation>
    </message>
    <message>
        <source>Choose another NID.</source>
        <translation>请选择其他 NID。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered.</source>
        <translation>NID“%1”已注册。</translation>
    </message>
    <message>
        <source>A NID names one namespace forever; letter case makes no difference.</source>
        <translation>一个 NID 永远只命名一个命名空间；不区分大小写。</translation>
    </message>
    <message>
        <source>Choose another NID, or revise the existing registration.</source>
        <translation>请选择其他 NID，或修订现有的注册项。</translation>
    </message>
    <message>
        <source>The informal NID &quot;%1&quot; is not &quot;urn-&quot; followed by a number.</source>
        <translation>非正式 NID“%1”不是“urn-”后接数字的形式。</translation>
    </message>
    <message>
        <source>An informal namespace has a number instead of a name; the registry assigns the next one.</source>
        <translation>非正式命名空间使用编号而不是名称；由注册库分配下一个编号。</translation>
    </message>
    <message>
        <source>Leave the NID empty: it is assigned when the namespace is registered.</source>
        <translation>请将 NID 留空：它会在命名空间注册时分配。</translation>
    </message>
    <message>
        <source>The number of the informal NID &quot;%1&quot; starts with a zero.</source>
        <translation>非正式 NID“%1”的编号以零开头。</translation>
    </message>
    <message>
        <source>Informal namespaces are numbered with positive integers without leading zeros.</source>
        <translation>非正式命名空间以不带前导零的正整数编号。</translation>
    </message>
    <message>
        <source>Remove the zero.</source>
        <translation>请移除该零。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also requested by %2.</source>
        <translation>%2 也申请了 NID“%1”。</translation>
    </message>
    <message>
        <source>Two requests for one NID are in progress; only one of them can get it.</source>
        <translation>有两个针对同一 NID 的申请正在进行；只有其中一个能获得它。</translation>
    </message>
    <message>
        <source>Agree with the other applicant on who gets this NID.</source>
        <translation>请与另一申请者商定由谁获得此 NID。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; looks similar to the registered &quot;%2&quot;.</source>
        <translation>NID“%1”与已注册的“%2”相似。</translation>
    </message>
    <message>
        <source>People copy NIDs by hand and confuse those that differ only in one character, in a hyphen, in 0 and O, or in 1 and l.</source>
        <translation>人们手工抄写 NID 时，容易混淆仅差一个字符、一个连字符、0 与 O 或 1 与 l 的 NID。</translation>
    </message>
    <message>
        <source>Choose a NID that is clearly different.</source>
        <translation>请选择明显不同的 NID。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the three-letter code of a country.</source>
        <translation>NID“%1”也是某个国家/地区的三字母代码。</translation>
    </message>
    <message>
        <source>People may assume that the namespace belongs to that country; RFC 8141 asks for attention to such names.</source>
        <translation>人们可能认为该命名空间属于该国家/地区；RFC 8141 要求留意此类名称。</translation>
    </message>
    <message>
        <source>Choose another NID, unless the country itself requests it.</source>
        <translation>请选择其他 NID，除非由该国家/地区自己申请。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is also the name of a URI scheme.</source>
        <translation>NID“%1”也是某个 URI 方案的名称。</translation>
    </message>
    <message>
        <source>People may expect URNs of this namespace to work like URIs of that scheme; RFC 8141 asks for attention to such names.</source>
        <translation>人们可能认为此命名空间的 URN 与该方案的 URI 用法相同；RFC 8141 要求留意此类名称。</translation>
    </message>
    <message>
        <source>Choose another NID, unless the namespace belongs to that scheme.</source>
        <translation>请选择其他 NID，除非该命名空间属于该方案。</translation>
    </message>
    <message>
        <source>The Expert Review report is not recorded.</source>
        <translation>未记录专家评审报告。</translation>
    </message>
    <message>
        <source>A namespace intended for a standard is registered only with the direction of the approving body and a copy of the report.</source>
        <translation>用于标准的命名空间，只有在具备批准机构的指示和报告副本时才能注册。</translation>
    </message>
    <message>
        <source>Record the report with its link.</source>
        <translation>请记录该报告及其链接。</translation>
    </message>
    <message>
        <source>The direction of the approving body is not recorded.</source>
        <translation>未记录批准机构的指示。</translation>
    </message>
    <message>
        <source>There is an Expert Review report, so the namespace is intended for a standard. Such a namespace is registered only after the approving body has directed it.</source>
        <translation>已有专家评审报告，因此该命名空间用于标准。此类命名空间只有在批准机构作出指示后才能注册。</translation>
    </message>
    <message>
        <source>Record the direction with its link.</source>
        <translation>请记录该指示及其链接。</translation>
    </message>
    <message>
        <source>The recognition of the body for the fast track is not recorded.</source>
        <translation>未记录快速通道所需的机构认可。</translation>
    </message>
    <message>
        <source>The fast track is open to bodies that the IESG or its delegate has recognized.</source>
        <translation>快速通道对 IESG 或其代表已认可的机构开放。</translation>
    </message>
    <message>
        <source>Record who recognized the body, with a link.</source>
        <translation>请记录由谁认可该机构，并附上链接。</translation>
    </message>
    <message>
        <source>The specification is not recorded.</source>
        <translation>未记录规范。</translation>
    </message>
    <message>
        <source>The fast track requires a published specification of the namespace.</source>
        <translation>快速通道要求命名空间有已发布的规范。</translation>
    </message>
    <message>
        <source>Record the specification with its link.</source>
        <translation>请记录该规范及其链接。</translation>
    </message>
    <message>
        <source>The draft was changed after it was approved.</source>
        <translation>草稿在批准后被更改。</translation>
    </message>
    <message>
        <source>A registration is permanent, so it must match the approved text exactly. The fast track is exempt, because its reviews are only advice.</source>
        <translation>注册是永久的，因此必须与批准的文本完全一致。快速通道不受此限，因为其评审仅供参考。</translation>
    </message>
    <message>
        <source>Have the change approved, or restore the approved text.</source>
        <translation>请让该更改获得批准，或恢复已批准的文本。</translation>
    </message>
    <message>
        <source>This step has open findings; a reason is required to continue.</source>
        <translation>此步骤有未处理的检查结果；需要理由才能继续。</translation>
    </message>
    <message>
        <source>Unresolved review comments: %1.</source>
        <translation>未解决的评审评论：%1。</translation>
    </message>
    <message>
        <source>Comments must be addressed before a template proceeds.</source>
        <translation>必须先处理评论，模板才能继续推进。</translation>
    </message>
    <message>
        <source>Answer and resolve them, or return the template to draft.</source>
        <translation>请回复并解决这些评论，或将模板退回草稿。</translation>
    </message>
    <message>
        <source>The link to the IANA ticket is missing.</source>
        <translation>缺少指向 IANA 工单的链接。</translation>
    </message>
    <message>
        <source>The ticket shows others the status of the request.</source>
        <translation>该工单可让他人了解申请的状态。</translation>
    </message>
    <message>
        <source>The reminder for this draft was due on %1.</source>
        <translation>此草稿的提醒已于 %1 到期。</translation>
    </message>
    <message>
        <source>The draft is waiting for others, and the date of its reminder has passed.</source>
        <translation>该草稿正在等待他人处理，其提醒日期已过。</translation>
    </message>
    <message>
        <source>Ask on the mailing list, then set another date or take the next step.</source>
        <translation>请在邮件列表上询问，然后设置其他日期或执行下一步骤。</translation>
    </message>
    <message>
        <source>A namespace must outlive projects and companies; without evidence of stability, it should be clear how it remains viable.</source>
        <translation>命名空间必须比项目和公司更长久；如果没有稳定性的证据，应说明它如何持续下去。</translation>
    </message>
    <message>
        <source>Check the age, the funding, and the successor of the organization.</source>
        <translation>请检查该组织的历史、资金和继任者。</translation>
    </message>
    <message>
        <source>Is the organization able to assign names without conflicts?</source>
        <translation>该组织能否无冲突地分配名称？</translation>
    </message>
    <message>
        <source>Competency in assignment makes it likely that names persist.</source>
        <translation>具备分配能力，名称才可能持久。</translation>
    </message>
    <message>
        <source>Check the procedures, tools, and experience described in the template.</source>
        <translation>请检查模板中描述的程序、工具和经验。</translation>
    </message>
    <message>
        <source>Does the organization promise never to assign a name to another resource, and to keep old names valid?</source>
        <translation>该组织是否承诺绝不将名称分配给另一资源，并使旧名称保持有效？</translation>
    </message>
    <message>
        <source>A name remains valid when members leave and when the named resource is gone.</source>
        <translation>成员离开、所命名的资源不复存在时，名称仍然有效。</translation>
    </message>
    <message>
        <source>Look for the promise in the Assignment section; if it is missing, ask for it.</source>
        <translation>请在“分配”节中查找该承诺；如果没有，请要求提供。</translation>
    </message>
    <message>
        <source>Can any Internet user use the names?</source>
        <translation>是否任何互联网用户都可以使用这些名称？</translation>
    </message>
    <message>
        <source>A namespace that serves only a closed network or one product does not benefit the Internet.</source>
        <translation>只服务于封闭网络或单个产品的命名空间对互联网没有益处。</translation>
    </message>
    <message>
        <source>Ask who can find out what a name identifies; private registries and fees are acceptable.</source>
        <translation>请询问谁可以查到名称所标识的内容；私有的注册库和收费是可以接受的。</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; be mistaken for a country, its code, or its language?</source>
        <translation>NID“%1”是否可能被误认为国家/地区、其代码或其语言？</translation>
    </message>
    <message>
        <source>Such strings are a source of conflict, so applicants and reviewers should pay attention to them.</source>
        <translation>此类字符串容易引起冲突，因此申请者和评审者应加以留意。</translation>
    </message>
    <message>
        <source>Compare it with ISO 3166-1 and the names of countries.</source>
        <translation>请将其与 ISO 3166-1 以及国家/地区的名称比较。</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; be mistaken for something under someone else&apos;s authority?</source>
        <translation>NID“%1”是否可能被误认为属于他人管辖的事物？</translation>
    </message>
    <message>
        <source>Ask how the registrant is related to whoever is known by that name.</source>
        <translation>请询问注册者与以该名称闻名者的关系。</translation>
    </message>
    <message>
        <source>Could the NID &quot;%1&quot; suggest a URI scheme or another identifier system?</source>
        <translation>NID“%1”是否可能让人联想到某个 URI 方案或其他标识符系统？</translation>
    </message>
    <message>
        <source>Readers would expect the names to belong to that system.</source>
        <translation>读者会认为这些名称属于该系统。</translation>
    </message>
    <message>
        <source>Compare it with URI schemes and well-known identifier systems.</source>
        <translation>请将其与 URI 方案和常见的标识符系统比较。</translation>
    </message>
    <message>
        <source>Is the NID &quot;%1&quot; someone else&apos;s trademark?</source>
        <translation>NID“%1”是否是他人的商标？</translation>
    </message>
    <message>
        <source>Neither IANA nor the IETF settles disputes about strings, so it is better to ask first.</source>
        <translation>IANA 和 IETF 都不裁决字符串方面的争议，因此最好事先询问。</translation>
    </message>
    <message>
        <source>Ask whether the registrant has the right to the name.</source>
        <translation>请询问注册者是否有权使用该名称。</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the grammar: %3</source>
        <translation>语法的第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>Correct the grammar; &quot;nidus-cli grammar check&quot; shows details.</source>
        <translation>请更正语法；“nidus-cli grammar check”可显示详情。</translation>
    </message>
    <message>
        <source>All URNs of the namespace would be undecided.</source>
        <translation>该命名空间的所有 URN 都将无法判定。</translation>
    </message>
    <message>
        <source>Simplify the grammar, or name its start rule.</source>
        <translation>请简化语法，或指定其起始规则。</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; in the syntax rule is unknown.</source>
        <translation>语法规则中的词“%1”未知。</translation>
    </message>
    <message>
        <source>Equivalence, encoding, and check digits are named by fixed words so that every program treats them the same.</source>
        <translation>等价规则、编码和校验位用固定的词命名，以便每个程序都以相同方式处理。</translation>
    </message>
    <message>
        <source>Use a word from the list, such as &quot;hyphens-ignored&quot;.</source>
        <translation>请使用列表中的词，例如“hyphens-ignored”。</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; should be valid but is not: %2</source>
        <translation>示例“%1”应有效，但实际无效：%2</translation>
    </message>
    <message>
        <source>Readers trust examples more than grammars. One of the two is wrong, and a registration is hard to correct.</source>
        <translation>读者信任示例胜过语法。二者之一有误，而注册项很难更正。</translation>
    </message>
    <message>
        <source>Correct the grammar or the sample, or accept the contradiction and give a reason.</source>
        <translation>请更正语法或示例，或者接受该矛盾并给出理由。</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; should be invalid, but the syntax rule accepts it.</source>
        <translation>示例“%1”应无效，但语法规则接受它。</translation>
    </message>
    <message>
        <source>A grammar that accepts invalid names does not describe the namespace.</source>
        <translation>接受无效名称的语法没有正确描述该命名空间。</translation>
    </message>
    <message>
        <source>The sample &quot;%1&quot; contradicts the syntax rule.</source>
        <translation>示例“%1”与语法规则矛盾。</translation>
    </message>
    <message>
        <source>Some published grammars contradict their own examples, and both must be kept unchanged.</source>
        <translation>有些已发布的语法与自己的示例矛盾，而二者都必须保持不变。</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>无需任何操作。</translation>
    </message>
    <message>
        <source>The grammar accepts no URN that starts with &quot;%1&quot;; its shortest match is &quot;%2&quot;.</source>
        <translation>该语法不接受任何以“%1”开头的 URN；它匹配的最短文本是“%2”。</translation>
    </message>
    <message>
        <source>A rule that contains another NID, or a placeholder for one, makes every URN of the namespace invalid.</source>
        <translation>规则中如果含有另一个 NID 或 NID 的占位符，会使该命名空间的所有 URN 无效。</translation>
    </message>
    <message>
        <source>Describe only the part after the NID: the NSS.</source>
        <translation>请只描述 NID 之后的部分，即 NSS。</translation>
    </message>
    <message>
        <source>The grammar accepts &quot;%1&quot;, which is not a valid NSS: %2</source>
        <translation>该语法接受“%1”，但它不是有效的 NSS：%2</translation>
    </message>
    <message>
        <source>A namespace can narrow the syntax of URNs, not widen it.</source>
        <translation>命名空间可以缩小 URN 的语法范围，但不能扩大。</translation>
    </message>
    <message>
        <source>Exclude the characters that an NSS cannot contain, or percent-encode them.</source>
        <translation>请排除 NSS 不能包含的字符，或对其进行百分号编码。</translation>
    </message>
    <message>
        <source>The grammar in the Syntax text allows &quot;%1&quot;, but the syntax rule does not.</source>
        <translation>“语法”文本中的语法允许“%1”，但语法规则不允许。</translation>
    </message>
    <message>
        <source>People follow the text and programs follow the rule, so a name that only the text allows is assigned and then rejected.</source>
        <translation>人遵循文本，程序遵循规则，因此只有文本允许的名称会先被分配，然后被拒绝。</translation>
    </message>
    <message>
        <source>Copy the grammar of the text to the Syntax tab, or correct the text.</source>
        <translation>请将文本中的语法复制到“语法”选项卡，或更正文本。</translation>
    </message>
    <message>
        <source>The syntax rule allows &quot;%1&quot;, but the grammar in the Syntax text does not.</source>
        <translation>语法规则允许“%1”，但“语法”文本中的语法不允许。</translation>
    </message>
    <message>
        <source>People follow the text and programs follow the rule, so programs accept names that the registration does not allow.</source>
        <translation>人遵循文本，程序遵循规则，因此程序会接受注册项不允许的名称。</translation>
    </message>
    <message>
        <source>The Syntax text does not mention the equivalence &quot;%1&quot; that the syntax rule adds.</source>
        <translation>“语法”文本没有提到语法规则添加的等价规则“%1”。</translation>
    </message>
    <message>
        <source>Additions to the comparison of URNs must be documented in the registration.</source>
        <translation>对 URN 比较方式的补充必须在注册项中写明。</translation>
    </message>
    <message>
        <source>Describe it in the Syntax section, or remove it from the rule.</source>
        <translation>请在“语法”节中描述它，或将其从规则中移除。</translation>
    </message>
    <message>
        <source>The Syntax text says &quot;%1&quot;, but the syntax rule has no such equivalence.</source>
        <translation>“语法”文本中写有“%1”，但语法规则没有这样的等价规则。</translation>
    </message>
    <message>
        <source>Programs compare by the rule, so URNs that are equivalent according to the text would be different.</source>
        <translation>程序按规则比较，因此按文本等价的 URN 会成为不同的 URN。</translation>
    </message>
    <message>
        <source>Add the equivalence to the rule, or correct the text.</source>
        <translation>请将该等价规则添加到语法规则中，或更正文本。</translation>
    </message>
    <message>
        <source>The Syntax text says &quot;%1&quot;, but the syntax rule ignores letter case.</source>
        <translation>“语法”文本中写有“%1”，但语法规则忽略大小写。</translation>
    </message>
    <message>
        <source>Programs compare by the rule, so URNs that are different according to the text would be equivalent.</source>
        <translation>程序按规则比较，因此按文本不同的 URN 会成为等价的 URN。</translation>
    </message>
    <message>
        <source>Remove the equivalence from the rule, or correct the text.</source>
        <translation>请将该等价规则从语法规则中移除，或更正文本。</translation>
    </message>
    <message>
        <source>The previous version had the equivalence &quot;%1&quot;, which this version drops.</source>
        <translation>上一版本有等价规则“%1”，此版本将其去掉了。</translation>
    </message>
    <message>
        <source>URNs that were equivalent would become different, so a search for one would no longer find the other.</source>
        <translation>原本等价的 URN 会变得不同，因此搜索其中一个时不再能找到另一个。</translation>
    </message>
    <message>
        <source>Keep the equivalence, or explain the change in the Revision section.</source>
        <translation>请保留该等价规则，或在“修订信息”节中说明此更改。</translation>
    </message>
    <message>
        <source>An assigned URN remains valid forever; a revision must not make it invalid.</source>
        <translation>已分配的 URN 永远有效；修订不得使其无效。</translation>
    </message>
    <message>
        <source>Make the grammar accept it, or make sure that no such URN was assigned.</source>
        <translation>请让语法接受它，或确认没有分配过此类 URN。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; becomes valid with this version.</source>
        <translation>“%1”从此版本起变为有效。</translation>
    </message>
    <message>
        <source>This shows what the revision adds.</source>
        <translation>这显示修订所增加的内容。</translation>
    </message>
    <message>
        <source>No action is needed if this is intended.</source>
        <translation>如果这是有意的，则无需任何操作。</translation>
    </message>
    <message>
        <source>The version is written as &quot;%1&quot;; expected %2.</source>
        <translation>版本写作“%1”；应为 %2。</translation>
    </message>
    <message>
        <source>Versions are whole numbers that start at 1; people and programs compare them.</source>
        <translation>版本是从 1 开始的整数；人和程序都会对其进行比较。</translation>
    </message>
    <message>
        <source>Write only the number.</source>
        <translation>请只写数字。</translation>
    </message>
    <message>
        <source>The version is 1, but Revision Information describes changes.</source>
        <translation>版本为 1，但“修订信息”描述了更改。</translation>
    </message>
    <message>
        <source>A template that changes a registration has the next version number.</source>
        <translation>更改注册项的模板应使用下一个版本号。</translation>
    </message>
    <message>
        <source>Increase the version, or state that this is the first one.</source>
        <translation>请增大版本号，或说明这是第一个版本。</translation>
    </message>
    <message>
        <source>The date &quot;%1&quot; is not in the format YYYY-MM-DD.</source>
        <translation>日期“%1”不是 YYYY-MM-DD 格式。</translation>
    </message>
    <message>
        <source>The template requires this format, which is unambiguous and sorts correctly.</source>
        <translation>模板要求使用此格式，它没有歧义，并可正确排序。</translation>
    </message>
    <message>
        <source>Write the year, month, and day with hyphens.</source>
        <translation>请用连字符连接年、月、日。</translation>
    </message>
    <message>
        <source>The date %1 is earlier than that of the previous version, %2.</source>
        <translation>日期 %1 早于上一版本的日期 %2。</translation>
    </message>
    <message>
        <source>This is the date of the request, so it cannot be earlier than that of the previous version.</source>
        <translation>这是申请的日期，因此不能早于上一版本的日期。</translation>
    </message>
    <message>
        <source>Write the date of this request.</source>
        <translation>请填写此次申请的日期。</translation>
    </message>
    <message>
        <source>People change jobs, but a namespace remains; a role address such as urn-admin at the organization still works then.</source>
        <translation>人员会更换工作，而命名空间会一直存在；职务地址（例如该组织的 urn-admin）届时仍然可用。</translation>
    </message>
    <message>
        <source>Add the address of a role or an office of the organization.</source>
        <translation>请添加该组织某个职务或部门的地址。</translation>
    </message>
    <message>
        <source>Purpose does not seem to state: %1.</source>
        <translation>“目的”似乎没有说明：%1。</translation>
    </message>
    <message>
        <source>RFC 8141 requires this so that reviewers understand what the namespace is for and whether another one already serves.</source>
        <translation>RFC 8141 有此要求，以便评审者了解该命名空间的用途，以及是否已有其他命名空间可以满足需要。</translation>
    </message>
    <message>
        <source>Add a sentence for each item that applies.</source>
        <translation>请为每个适用的项目添加一句说明。</translation>
    </message>
    <message>
        <source>Syntax has no formal definition of the URNs.</source>
        <translation>“语法”没有 URN 的形式化定义。</translation>
    </message>
    <message>
        <source>A grammar, a regular expression, or an algorithm leaves no doubt about which URNs are valid; an opaque structure should be called opaque.</source>
        <translation>语法、正则表达式或算法可以明确哪些 URN 有效；不透明的结构应说明是不透明的。</translation>
    </message>
    <message>
        <source>Add a grammar in ABNF, or state that the structure is opaque.</source>
        <translation>请添加 ABNF 语法，或说明结构是不透明的。</translation>
    </message>
    <message>
        <source>Syntax has a pattern, &quot;%1&quot;, but no formal definition of its parts.</source>
        <translation>“语法”含有模式“%1”，但没有其各部分的形式化定义。</translation>
    </message>
    <message>
        <source>The possible values of each part are not defined, so valid URNs cannot be distinguished from invalid ones.</source>
        <translation>各部分的可能取值没有定义，因此无法区分有效和无效的 URN。</translation>
    </message>
    <message>
        <source>Define the parts in ABNF.</source>
        <translation>请用 ABNF 定义各部分。</translation>
    </message>
    <message>
        <source>Syntax does not state when two URNs of the namespace are equivalent.</source>
        <translation>“语法”没有说明该命名空间的两个 URN 何时等价。</translation>
    </message>
    <message>
        <source>Without its own rule, a namespace has only the comparison of section 3.1, in which letter case in the NSS matters. State this if it is intended.</source>
        <translation>如果没有自己的规则，命名空间只采用第 3.1 节的比较方式，其中 NSS 区分大小写。如果这是有意的，请加以说明。</translation>
    </message>
    <message>
        <source>State the rules for URN-equivalence, such as whether letter case and hyphens matter.</source>
        <translation>请说明 URN 等价的规则，例如是否区分大小写、连字符是否有意义。</translation>
    </message>
    <message>
        <source>These parts of a URN are not described: %1.</source>
        <translation>URN 的以下部分没有描述：%1。</translation>
    </message>
    <message>
        <source>Parts that a template does not describe have no defined meaning in the namespace; users have to guess whether that is intended.</source>
        <translation>模板没有描述的部分在该命名空间中没有确定的含义；用户只能猜测这是否有意。</translation>
    </message>
    <message>
        <source>State what r-, q-, and f-components mean here, or that they are not used.</source>
        <translation>请说明 r-、q- 和 f- 组件在此处的含义，或说明不使用它们。</translation>
    </message>
    <message>
        <source>The template contains no example URN.</source>
        <translation>模板中没有示例 URN。</translation>
    </message>
    <message>
        <source>Readers look at examples first, and examples are the best test of a grammar.</source>
        <translation>读者会先看示例，而示例也是对语法的最好检验。</translation>
    </message>
    <message>
        <source>Add one or more complete URNs.</source>
        <translation>请添加一个或多个完整的 URN。</translation>
    </message>
    <message>
        <source>Correct the grammar or the example.</source>
        <translation>请更正语法或示例。</translation>
    </message>
    <message>
        <source>Assignment does not state who may assign names.</source>
        <translation>“分配”没有说明谁可以分配名称。</translation>
    </message>
    <message>
        <source>It should be clear whether assignment is open, closed, or limited, and how to become an assigner or request a name.</source>
        <translation>应当明确分配是开放、不开放还是受限，以及如何成为分配者或申请名称。</translation>
    </message>
    <message>
        <source>Name the authority or the procedure.</source>
        <translation>请写明负责机构或程序。</translation>
    </message>
    <message>
        <source>Assignment does not state how names are kept unique.</source>
        <translation>“分配”没有说明如何保持名称唯一。</translation>
    </message>
    <message>
        <source>A name must never be assigned to two resources; reviewers ask which process or algorithm ensures this.</source>
        <translation>一个名称绝不能分配给两个资源；评审者会询问由哪种流程或算法来确保这一点。</translation>
    </message>
    <message>
        <source>Describe the list, the numbering, the delegation, or the algorithm.</source>
        <translation>请描述列表、编号方式、委托或算法。</translation>
    </message>
    <message>
        <source>Security and Privacy contains only &quot;%1&quot;.</source>
        <translation>“安全与隐私”只含有“%1”。</translation>
    </message>
    <message>
        <source>Every namespace has something to state here: false matches when URNs are compared, private data in names, or that names are public and reveal nothing.</source>
        <translation>每个命名空间在此都有可说明的内容：比较 URN 时的错误匹配、名称中的隐私数据，或者名称是公开的且不泄露任何信息。</translation>
    </message>
    <message>
        <source>Describe what was considered, even if it had no consequences.</source>
        <translation>请描述考虑过的问题，即使没有得出任何需要处理的结果。</translation>
    </message>
    <message>
        <source>Security and Privacy does not mention privacy.</source>
        <translation>“安全与隐私”没有提到隐私。</translation>
    </message>
    <message>
        <source>Names can reveal private data, and directories can be harvested; one sentence shows that this was considered.</source>
        <translation>名称可能泄露隐私数据，目录可能被大量采集；一句话即可表明已考虑过这一点。</translation>
    </message>
    <message>
        <source>State whether names contain private information or lead to it.</source>
        <translation>请说明名称是否包含隐私信息或可由其获知隐私信息。</translation>
    </message>
    <message>
        <source>Interoperability contains only &quot;%1&quot;.</source>
        <translation>“互操作性”只含有“%1”。</translation>
    </message>
    <message>
        <source>The section must name known issues; it is unclear whether none are known or nobody looked for any.</source>
        <translation>该节必须列出已知问题；目前无法判断是没有已知问题，还是没有人查找过。</translation>
    </message>
    <message>
        <source>State that no issues are known, or name them.</source>
        <translation>请说明没有已知问题，或列出问题。</translation>
    </message>
    <message>
        <source>Resolution does not state whether resolution is intended.</source>
        <translation>“解析”没有说明是否打算提供解析。</translation>
    </message>
    <message>
        <source>The section must specify whether resolution mechanisms are intended or anticipated.</source>
        <translation>该节必须说明是否打算或预期提供解析机制。</translation>
    </message>
    <message>
        <source>State that none is intended, or name the services.</source>
        <translation>请说明不打算提供解析，或列出服务。</translation>
    </message>
    <message>
        <source>Documentation does not name a document.</source>
        <translation>“文档”没有指明任何文档。</translation>
    </message>
    <message>
        <source>Registrants should provide a stable specification with more detail than the template; it is their contract with users.</source>
        <translation>注册者应提供比模板更详细的稳定规范；它是注册者与用户之间的契约。</translation>
    </message>
    <message>
        <source>Name a published document and where to find it.</source>
        <translation>请指明已发布的文档及其位置。</translation>
    </message>
    <message>
        <source>Documentation does not name a document, which the fast track requires.</source>
        <translation>“文档”没有指明任何文档，而快速通道要求指明。</translation>
    </message>
    <message>
        <source>A standards body that uses the fast track must have a specification that reflects the standards for the namespace.</source>
        <translation>使用快速通道的标准机构必须有反映该命名空间相关标准的规范。</translation>
    </message>
    <message>
        <source>Name the specification and where to find it.</source>
        <translation>请指明规范及其位置。</translation>
    </message>
    <message>
        <source>RFC %1 is obsolete; it was replaced by RFC %2.</source>
        <translation>RFC %1 已作废；已由 RFC %2 取代。</translation>
    </message>
    <message>
        <source>The rules have changed since then, and readers would follow the old ones.</source>
        <translation>此后规则已改变，读者可能会遵循旧规则。</translation>
    </message>
    <message>
        <source>Refer to the newer RFC, unless the old one is cited as history.</source>
        <translation>请引用较新的 RFC，除非引用旧 RFC 是为了说明历史。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a draft, not a stable reference.</source>
        <translation>“%1”是草案，不是稳定的参考文献。</translation>
    </message>
    <message>
        <source>Drafts change, and expire after six months; a registration is permanent.</source>
        <translation>草案会变化，并在六个月后失效；而注册是永久的。</translation>
    </message>
    <message>
        <source>Refer to the published document, or remove the reference.</source>
        <translation>请引用已发布的文档，或移除该引用。</translation>
    </message>
    <message>
        <source>The template was once part of a document, and is published without it.</source>
        <translation>该模板曾是某个文档的一部分，现在脱离该文档发布。</translation>
    </message>
    <message>
        <source>Name the document, or include the text here.</source>
        <translation>请指明该文档，或将文本写在此处。</translation>
    </message>
    <message>
        <source>The reference [%1] has no target: there is no list of references.</source>
        <translation>引用 [%1] 没有目标：没有参考文献列表。</translation>
    </message>
    <message>
        <source>Write out the reference.</source>
        <translation>请写出完整的参考文献。</translation>
    </message>
    <message>
        <source>The text still contains an instruction of the template: &quot;%1&quot;.</source>
        <translation>文本中仍含有模板的填写说明：“%1”。</translation>
    </message>
    <message>
        <source>Instructions explain what to write; they are not part of a published registration.</source>
        <translation>填写说明解释应写什么内容；它们不是已发布注册项的一部分。</translation>
    </message>
    <message>
        <source>Delete the instruction and keep the answer.</source>
        <translation>请删除填写说明，保留答案。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; describes the registration as already done.</source>
        <translation>“%1”将注册描述为已经完成。</translation>
    </message>
    <message>
        <source>The template is read both before and after the registration; a request is correct in both cases.</source>
        <translation>模板在注册前后都会被阅读；写成申请在两种情况下都正确。</translation>
    </message>
    <message>
        <source>Write it as a request to IANA.</source>
        <translation>请写成向 IANA 提出的申请。</translation>
    </message>
    <message>
        <source>Lines longer than %3 columns: %1; the longest has %2.</source>
        <translation>超过 %3 列的行：%1；最长的有 %2 列。</translation>
    </message>
    <message>
        <source>Templates are emailed and published as plain text of 72 columns; mail programs break longer lines.</source>
        <translation>模板以 72 列的纯文本形式通过电子邮件发送和发布；邮件程序会将更长的行断开。</translation>
    </message>
    <message>
        <source>Break the lines; the text export does this for prose.</source>
        <translation>请将这些行断开；对于正文，文本导出会自动断行。</translation>
    </message>
    <message>
        <source>%1 is not filled in.</source>
        <translation>%1没有填写。</translation>
    </message>
    <message>
        <source>A registration needs every field of the template except Additional Information and, for a first version, Revision Information.</source>
        <translation>注册需要填写模板的每个字段；“附加信息”除外，首个版本的“修订信息”也除外。</translation>
    </message>
    <message>
        <source>Fill in the field; if nothing applies, state that in a sentence.</source>
        <translation>请填写该字段；如果没有适用的内容，请用一句话说明。</translation>
    </message>
    <message>
        <source>The NID is &quot;%1&quot;; expected &quot;%2&quot;, the NID of the registration being revised.</source>
        <translation>NID 是“%1”；应为“%2”，即所修订注册项的 NID。</translation>
    </message>
    <message>
        <source>A revision describes the same namespace; its NID never changes.</source>
        <translation>修订描述的是同一命名空间；其 NID 永不改变。</translation>
    </message>
    <message>
        <source>Write the registered NID, or start a new registration.</source>
        <translation>请填写已注册的 NID，或新建注册。</translation>
    </message>
    <message>
        <source>An informal namespace cannot request the NID &quot;%1&quot;.</source>
        <translation>非正式命名空间不能申请 NID“%1”。</translation>
    </message>
    <message>
        <source>The registry assigns the next free number when an informal namespace is registered.</source>
        <translation>非正式命名空间注册时，由注册库分配下一个空闲编号。</translation>
    </message>
    <message>
        <source>Leave the field empty, or write &quot;To be assigned by IANA&quot;.</source>
        <translation>请将该字段留空，或写“To be assigned by IANA”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a placeholder, not a NID.</source>
        <translation>“%1”是占位符，不是 NID。</translation>
    </message>
    <message>
        <source>The template still contains its original placeholder.</source>
        <translation>模板中仍含有其原始占位符。</translation>
    </message>
    <message>
        <source>Write the requested NID.</source>
        <translation>请填写所申请的 NID。</translation>
    </message>
    <message>
        <source>The version is empty; it is set when the template is registered.</source>
        <translation>版本为空；它会在模板注册时设置。</translation>
    </message>
    <message>
        <source>Versions are numbered 1, 2, 3, and so on; the registry knows the next number.</source>
        <translation>版本按 1、2、3 依次编号；注册库知道下一个编号。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a version number.</source>
        <translation>“%1”不是版本号。</translation>
    </message>
    <message>
        <source>Versions are the numbers 1, 2, 3, and so on.</source>
        <translation>版本号依次为 1、2、3 等。</translation>
    </message>
    <message>
        <source>Write a positive whole number.</source>
        <translation>请填写正整数。</translation>
    </message>
    <message>
        <source>The version is %1; expected %2.</source>
        <translation>版本是 %1；应为 %2。</translation>
    </message>
    <message>
        <source>Each new version of a registration has the next version number.</source>
        <translation>注册项的每个新版本都使用下一个版本号。</translation>
    </message>
    <message>
        <source>Write the next number, or leave the field empty.</source>
        <translation>请填写下一个编号，或将该字段留空。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>“%1”不是日期。</translation>
    </message>
    <message>
        <source>The date is the day of the request, with year, month, and day.</source>
        <translation>该日期是申请当天的日期，包含年、月、日。</translation>
    </message>
    <message>
        <source>Write the date as YYYY-MM-DD.</source>
        <translation>请将日期写成 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>The registrant does not name an organization.</source>
        <translation>“注册者”没有写明组织。</translation>
    </message>
    <message>
        <source>A namespace outlives the people who requested it, so the template asks for the organization that is responsible.</source>
        <translation>命名空间比申请它的人存续更久，因此模板要求填写负责的组织。</translation>
    </message>
    <message>
        <source>Name the organization that is responsible for the namespace.</source>
        <translation>请写明负责该命名空间的组织。</translation>
    </message>
    <message>
        <source>People who find a problem with the namespace need a contact; a role address such as urn-admin at the organization lasts longest.</source>
        <translation>发现命名空间有问题的人需要联系方式；职务地址（例如该组织的 urn-admin）使用时间最久。</translation>
    </message>
    <message>
        <source>Add an email address, a role address, a phone number, or a postal address.</source>
        <translation>请添加电子邮件地址、职务地址、电话号码或邮政地址。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an email address.</source>
        <translation>“%1”不是电子邮件地址。</translation>
    </message>
    <message>
        <source>People who write to the registrant use the address exactly as written.</source>
        <translation>写信给注册者的人会完全按照所写的地址发送。</translation>
    </message>
    <message>
        <source>Write the address as name@domain; separate several addresses with commas.</source>
        <translation>请将地址写成 name@domain；多个地址用逗号分隔。</translation>
    </message>
    <message>
        <source>Revision Information does not state what has changed.</source>
        <translation>“修订信息”没有说明更改了什么。</translation>
    </message>
    <message>
        <source>A revised registration must describe how it differs from the previous version.</source>
        <translation>修订后的注册项必须描述它与上一版本的不同之处。</translation>
    </message>
    <message>
        <source>Describe the changes and why they were made.</source>
        <translation>请描述这些更改及其原因。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a placeholder.</source>
        <translation>“%1”看起来像占位符。</translation>
    </message>
    <message>
        <source>A registration is published exactly as written.</source>
        <translation>注册项会完全按所写内容发布。</translation>
    </message>
    <message>
        <source>Replace it with the final text.</source>
        <translation>请将其替换为最终文本。</translation>
    </message>
    <message>
        <source>A line that cannot be wrapped on export has %1 columns; the limit for email is %2.</source>
        <translation>有一行在导出时无法换行，长度为 %1 列；电子邮件的上限是 %2 列。</translation>
    </message>
    <message>
        <source>On export, lines of prose are wrapped between words; grammar lines, indented lines, and long words are not changed, and mail programs may break them.</source>
        <translation>导出时，正文行会在词之间换行；语法行、缩进的行和长词不作更改，邮件程序可能会将它们断开。</translation>
    </message>
    <message>
        <source>Break long grammar lines by hand.</source>
        <translation>请手动断开较长的语法行。</translation>
    </message>
    <message>
        <source>The text contains a tab.</source>
        <translation>文本含有制表符。</translation>
    </message>
    <message>
        <source>Tabs have no fixed width, so columns and indentation look different everywhere.</source>
        <translation>制表符没有固定宽度，因此列和缩进在各处的显示不同。</translation>
    </message>
    <message>
        <source>Use spaces instead.</source>
        <translation>请改用空格。</translation>
    </message>
    <message>
        <source>It is invisible or easily mistaken for another character; people copy grammars and identifiers from templates, and such characters break them.</source>
        <translation>它不可见或容易被误认为其他字符；人们会从模板复制语法和标识符，而这类字符会使它们出错。</translation>
    </message>
    <message>
        <source>Replace it with the plain ASCII character that was meant, unless it is intended.</source>
        <translation>请将其替换为本应使用的普通 ASCII 字符，除非是有意使用。</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; can never be registered.</source>
        <translation>NID“urn”永远不能注册。</translation>
    </message>
    <message>
        <source>RFC 2141 reserved it to avoid confusion with the &quot;urn:&quot; that begins every URN; the syntax of RFC 8141 allows it.</source>
        <translation>RFC 2141 将其保留，以免与每个 URN 开头的“urn:”混淆；RFC 8141 的语法允许它。</translation>
    </message>
    <message>
        <source>Remove the duplicate &quot;urn:&quot;, or use the NID that was meant.</source>
        <translation>请移除重复的“urn:”，或使用本应使用的 NID。</translation>
    </message>
    <message>
        <source>The URN has an r-component, whose meaning is not standardized yet.</source>
        <translation>该 URN 有 r- 组件，其含义尚未标准化。</translation>
    </message>
    <message>
        <source>RFC 8141 defines only the syntax of r-components and advises against their use until their meaning is standardized.</source>
        <translation>RFC 8141 只定义了 r- 组件的语法，并建议在其含义标准化之前不要使用。</translation>
    </message>
    <message>
        <source>Leave the r-component out of URNs that you publish.</source>
        <translation>在您发布的 URN 中，请不要包含 r- 组件。</translation>
    </message>
    <message>
        <source>The percent-encoded bytes %1 are not UTF-8.</source>
        <translation>百分号编码的字节“%1”不是 UTF-8。</translation>
    </message>
    <message>
        <source>Characters outside ASCII are written in UTF-8 and then percent-encoded; bytes of another encoding cannot be shown as text.</source>
        <translation>ASCII 以外的字符先写成 UTF-8，再进行百分号编码；其他编码的字节无法显示为文本。</translation>
    </message>
    <message>
        <source>Encode the text in UTF-8 before percent-encoding it.</source>
        <translation>请先将文本编码为 UTF-8，再进行百分号编码。</translation>
    </message>
    <message>
        <source>The character %1 is reserved under RFC 2141.</source>
        <translation>字符“%1”在 RFC 2141 中是保留字符。</translation>
    </message>
    <message>
        <source>RFC 2141 reserved &quot;/&quot;, &quot;?&quot;, and &quot;#&quot; for later use and advises encoding them. RFC 8141 has since given them a meaning.</source>
        <translation>RFC 2141 保留“/”、“?”和“#”供以后使用，并建议对其进行编码。RFC 8141 此后已赋予它们含义。</translation>
    </message>
    <message>
        <source>Percent-encode the character if programs that follow RFC 2141 must read the URN.</source>
        <translation>如果遵循 RFC 2141 的程序必须读取该 URN，请对该字符进行百分号编码。</translation>
    </message>
    <message>
        <source>The character encoded as %1 does not need to be percent-encoded.</source>
        <translation>编码为“%1”的字符不需要百分号编码。</translation>
    </message>
    <message>
        <source>An encoded and a plain character do not compare as equal, so one resource may get two different URNs.</source>
        <translation>编码的字符与未编码的字符比较时不相等，因此一个资源可能得到两个不同的 URN。</translation>
    </message>
    <message>
        <source>Write the character itself, unless the namespace gives the plain character a special meaning.</source>
        <translation>请直接写该字符，除非命名空间赋予未编码的字符特殊含义。</translation>
    </message>
    <message>
        <source>The URNs belong to different namespaces: %1 and %2.</source>
        <translation>这些 URN 属于不同的命名空间：“%1”和“%2”。</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NIDs are equal except for letter case.</source>
        <translation>只有当 NID 除大小写外相同时，两个 URN 才等价。</translation>
    </message>
    <message>
        <source>Compare URNs of the same namespace.</source>
        <translation>请比较同一命名空间的 URN。</translation>
    </message>
    <message>
        <source>The NSSs differ: the first has %1 where the second has %2.</source>
        <translation>NSS 不同：第一个为 %1 之处，第二个为 %2。</translation>
    </message>
    <message>
        <source>Two URNs are equivalent only if their NSSs are equal byte by byte, except for the letter case of percent-encoding. A namespace may add rules of its own.</source>
        <translation>只有当 NSS 除百分号编码的大小写外逐字节相同时，两个 URN 才等价。命名空间可以添加自己的规则。</translation>
    </message>
    <message>
        <source>Check whether the namespace has further equivalence rules.</source>
        <translation>请检查该命名空间是否有其他等价规则。</translation>
    </message>
    <message>
        <source>The NSSs differ only in letter case: %1 and %2.</source>
        <translation>NSS 仅大小写不同：“%1”和“%2”。</translation>
    </message>
    <message>
        <source>Letter case matters in the NSS, unless the namespace states otherwise.</source>
        <translation>NSS 区分大小写，除非命名空间另有说明。</translation>
    </message>
    <message>
        <source>Check whether the namespace ignores letter case.</source>
        <translation>请检查该命名空间是否忽略大小写。</translation>
    </message>
    <message>
        <source>The NSSs differ only in percent-encoding: %1 and %2.</source>
        <translation>NSS 仅百分号编码不同：“%1”和“%2”。</translation>
    </message>
    <message>
        <source>Percent-encoding is never decoded when URNs are compared, so an encoded character differs from the character itself.</source>
        <translation>比较 URN 时绝不会解码百分号编码，因此编码的字符与字符本身不同。</translation>
    </message>
    <message>
        <source>Use one spelling throughout.</source>
        <translation>请始终使用同一种写法。</translation>
    </message>
    <message>
        <source>The text ends before &quot;urn:&quot; is complete.</source>
        <translation>文本在“urn:”完整之前就结束了。</translation>
    </message>
    <message>
        <source>A URN begins with the word &quot;urn&quot; and a colon, in any letter case.</source>
        <translation>URN 以单词“urn”和冒号开头，不区分大小写。</translation>
    </message>
    <message>
        <source>Begin with &quot;urn:&quot;, followed by the NID, a colon, and the NSS.</source>
        <translation>请以“urn:”开头，后接 NID、冒号和 NSS。</translation>
    </message>
    <message>
        <source>A URN begins with &quot;urn:&quot;; found %1.</source>
        <translation>URN 以“urn:”开头；实际为 %1。</translation>
    </message>
    <message>
        <source>A URN has the scheme &quot;urn&quot;; other URIs are not URNs, and spaces or quotation marks before &quot;urn:&quot; are not allowed.</source>
        <translation>URN 的方案是“urn”；其他 URI 不是 URN，并且“urn:”之前不允许有空格或引号。</translation>
    </message>
    <message>
        <source>Remove the text before &quot;urn:&quot;, or add the missing &quot;urn:&quot;.</source>
        <translation>请移除“urn:”之前的文本，或添加缺少的“urn:”。</translation>
    </message>
    <message>
        <source>The NID after &quot;urn:&quot; is missing.</source>
        <translation>“urn:”之后缺少 NID。</translation>
    </message>
    <message>
        <source>Every URN belongs to a namespace, and the NID names it.</source>
        <translation>每个 URN 都属于一个命名空间，由 NID 命名。</translation>
    </message>
    <message>
        <source>Write the NID of the namespace after &quot;urn:&quot;.</source>
        <translation>请在“urn:”之后填写该命名空间的 NID。</translation>
    </message>
    <message>
        <source>The NID has one character; expected at least two.</source>
        <translation>NID 只有一个字符；应至少有两个。</translation>
    </message>
    <message>
        <source>RFC 8141 requires 2 to 32 characters in a NID. RFC 2141 still allowed one.</source>
        <translation>RFC 8141 要求 NID 有 2 到 32 个字符。RFC 2141 曾允许只有一个字符。</translation>
    </message>
    <message>
        <source>Use the full NID of a registered namespace.</source>
        <translation>请使用已注册命名空间的完整 NID。</translation>
    </message>
    <message>
        <source>The NID is longer than 32 characters.</source>
        <translation>NID 超过 32 个字符。</translation>
    </message>
    <message>
        <source>RFC 8141 requires 2 to 32 characters in a NID.</source>
        <translation>RFC 8141 要求 NID 有 2 到 32 个字符。</translation>
    </message>
    <message>
        <source>Check whether the colon after the NID was lost, and use the registered NID.</source>
        <translation>请检查 NID 之后的冒号是否丢失，并使用已注册的 NID。</translation>
    </message>
    <message>
        <source>The NID starts with a hyphen.</source>
        <translation>NID 以连字符开头。</translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens are allowed only between them.</source>
        <translation>NID 以字母或数字开头和结尾；连字符只能出现在它们之间。</translation>
    </message>
    <message>
        <source>Remove the hyphen.</source>
        <translation>请移除该连字符。</translation>
    </message>
    <message>
        <source>The NID ends with a hyphen.</source>
        <translation>NID 以连字符结尾。</translation>
    </message>
    <message>
        <source>A NID starts and ends with a letter or digit; hyphens are allowed only between them. RFC 2141 still allowed a hyphen at the end.</source>
        <translation>NID 以字母或数字开头和结尾；连字符只能出现在它们之间。RFC 2141 曾允许以连字符结尾。</translation>
    </message>
    <message>
        <source>Remove the hyphen, or complete the NID.</source>
        <translation>请移除该连字符，或补全 NID。</translation>
    </message>
    <message>
        <source>A NID cannot contain %1, only letters, digits, and hyphens.</source>
        <translation>NID 不能包含 %1，只能包含字母、数字和连字符。</translation>
    </message>
    <message>
        <source>A NID consists of ASCII letters, digits, and hyphens; other characters are not allowed, not even percent-encoded.</source>
        <translation>NID 由 ASCII 字母、数字和连字符组成；不允许其他字符，即使经过百分号编码也不行。</translation>
    </message>
    <message>
        <source>Write the NID as it is registered.</source>
        <translation>请按注册的形式填写 NID。</translation>
    </message>
    <message>
        <source>The NID &quot;urn&quot; is reserved and cannot name a namespace.</source>
        <translation>NID“urn”是保留的，不能用来命名命名空间。</translation>
    </message>
    <message>
        <source>The colon and the NSS after the NID are missing.</source>
        <translation>NID 之后缺少冒号和 NSS。</translation>
    </message>
    <message>
        <source>A URN identifies one resource in a namespace by its NSS, the part after the second colon.</source>
        <translation>URN 用 NSS（第二个冒号之后的部分）标识命名空间中的一个资源。</translation>
    </message>
    <message>
        <source>Add a colon and the NSS.</source>
        <translation>请添加冒号和 NSS。</translation>
    </message>
    <message>
        <source>The NSS is empty.</source>
        <translation>NSS 为空。</translation>
    </message>
    <message>
        <source>The NSS identifies one resource in the namespace and needs at least one character.</source>
        <translation>NSS 标识命名空间中的一个资源，至少需要一个字符。</translation>
    </message>
    <message>
        <source>Write the NSS after the second colon.</source>
        <translation>请在第二个冒号之后填写 NSS。</translation>
    </message>
    <message>
        <source>The NSS starts with a slash.</source>
        <translation>NSS 以斜杠开头。</translation>
    </message>
    <message>
        <source>An NSS may contain a slash, but not at its start, where it would look like the path of another kind of URI.</source>
        <translation>NSS 可以包含斜杠，但不能在开头，否则会像另一种 URI 的路径。</translation>
    </message>
    <message>
        <source>Remove the slash, or write it as %2F if the namespace requires that.</source>
        <translation>请移除斜杠；如果命名空间要求有斜杠，请写成 %2F。</translation>
    </message>
    <message>
        <source>An NSS consists of ASCII letters, digits, some punctuation marks, and percent-encoded bytes. All other characters must be percent-encoded in UTF-8.</source>
        <translation>NSS 由 ASCII 字母、数字、一些标点符号和百分号编码的字节组成。所有其他字符都必须以 UTF-8 进行百分号编码。</translation>
    </message>
    <message>
        <source>RFC 2141 excludes some characters from URNs. RFC 8141 allows some of them, such as &quot;~&quot; and &quot;&amp;&quot;.</source>
        <translation>RFC 2141 不允许 URN 使用某些字符。RFC 8141 允许其中一些，例如“~”和“&amp;”。</translation>
    </message>
    <message>
        <source>Percent-encode the character, or check the URN against RFC 8141.</source>
        <translation>请对该字符进行百分号编码，或按 RFC 8141 检查该 URN。</translation>
    </message>
    <message>
        <source>A percent sign is not followed by two hexadecimal digits.</source>
        <translation>百分号之后没有两位十六进制数字。</translation>
    </message>
    <message>
        <source>A percent sign always begins an encoded byte: &quot;%&quot; and two hexadecimal digits.</source>
        <translation>百分号始终是编码字节的开头，其形式为“%”加两位十六进制数字。</translation>
    </message>
    <message>
        <source>Write a literal percent sign as %25.</source>
        <translation>要表示百分号本身，请写成 %25。</translation>
    </message>
    <message>
        <source>The URN contains a null byte, written as %00.</source>
        <translation>该 URN 含有空字节，写作 %00。</translation>
    </message>
    <message>
        <source>RFC 2141 forbids the null byte, encoded or not, because many programs treat it as the end of a text.</source>
        <translation>RFC 2141 禁止空字节，无论是否编码，因为许多程序将其视为文本的结尾。</translation>
    </message>
    <message>
        <source>Remove the byte, or check the URN against RFC 8141, which allows it.</source>
        <translation>请移除该字节，或按允许它的 RFC 8141 检查该 URN。</translation>
    </message>
    <message>
        <source>A question mark here must be followed by &quot;+&quot; or &quot;=&quot;.</source>
        <translation>此处的问号之后必须是“+”或“=”。</translation>
    </message>
    <message>
        <source>A question mark begins an r-component (&quot;?+&quot;) or a q-component (&quot;?=&quot;); alone, it has no meaning in a URN.</source>
        <translation>问号是 r- 组件（“?+”）或 q- 组件（“?=”）的开头；单独的问号在 URN 中没有含义。</translation>
    </message>
    <message>
        <source>Write &quot;?=&quot; for a query to the resource, or encode the question mark as %3F.</source>
        <translation>对资源的查询请写“?=”，或将问号编码为 %3F。</translation>
    </message>
    <message>
        <source>The r-component after &quot;?+&quot; is empty.</source>
        <translation>“?+”之后的 r- 组件为空。</translation>
    </message>
    <message>
        <source>An r-component must have at least one character.</source>
        <translation>URN 的 r- 组件必须至少有一个字符。</translation>
    </message>
    <message>
        <source>Remove &quot;?+&quot;, or add the parameters of the resolution service.</source>
        <translation>请移除“?+”，或添加解析服务的参数。</translation>
    </message>
    <message>
        <source>The r-component cannot start with %1.</source>
        <translation>URN 的 r- 组件不能以 %1 开头。</translation>
    </message>
    <message>
        <source>An r-component may contain a slash or question mark, but not at its start.</source>
        <translation>URN 的 r- 组件可以包含斜杠或问号，但不能在开头。</translation>
    </message>
    <message>
        <source>Start the r-component with another character.</source>
        <translation>URN 的 r- 组件请以其他字符开头。</translation>
    </message>
    <message>
        <source>All characters except ASCII letters, digits, and the allowed punctuation marks must be percent-encoded.</source>
        <translation>除 ASCII 字母、数字和允许的标点符号外，所有字符都必须进行百分号编码。</translation>
    </message>
    <message>
        <source>The q-component after &quot;?=&quot; is empty.</source>
        <translation>“?=”之后的 q- 组件为空。</translation>
    </message>
    <message>
        <source>A q-component must have at least one character.</source>
        <translation>URN 的 q- 组件必须至少有一个字符。</translation>
    </message>
    <message>
        <source>Remove &quot;?=&quot;, or add the query.</source>
        <translation>请移除“?=”，或添加查询。</translation>
    </message>
    <message>
        <source>The q-component cannot start with %1.</source>
        <translation>URN 的 q- 组件不能以 %1 开头。</translation>
    </message>
    <message>
        <source>A q-component may contain a slash or question mark, but not at its start.</source>
        <translation>URN 的 q- 组件可以包含斜杠或问号，但不能在开头。</translation>
    </message>
    <message>
        <source>Start the q-component with another character.</source>
        <translation>URN 的 q- 组件请以其他字符开头。</translation>
    </message>
    <message>
        <source>An f-component has the syntax of a URI fragment: other characters, and a second &quot;#&quot;, must be percent-encoded.</source>
        <translation>URN 的 f- 组件采用 URI 片段的语法：其他字符以及第二个“#”必须进行百分号编码。</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本结尾</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>a hexadecimal digit</source>
        <translation>十六进制数字</translation>
    </message>
    <message>
        <source>a letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>an uppercase letter</source>
        <translation>大写字母</translation>
    </message>
    <message>
        <source>a lowercase letter</source>
        <translation>小写字母</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>a character outside ASCII</source>
        <translation>非 ASCII 字符</translation>
    </message>
    <message>
        <source>%1 to complete %2</source>
        <translation>%1（以补全 %2）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>one of %1 words, such as %2</source>
        <translation>%1 个词之一，例如 %2</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <source>which kinds of resources are identified</source>
        <translation>标识哪些种类的资源</translation>
    </message>
    <message>
        <source>the scope in which and the community by which the names are used</source>
        <translation>名称的使用范围和使用群体</translation>
    </message>
    <message>
        <source>how that community benefits</source>
        <translation>该群体如何受益</translation>
    </message>
    <message>
        <source>how the namespace relates to other namespaces and identifiers</source>
        <translation>该命名空间与其他命名空间和标识符的关系</translation>
    </message>
    <message>
        <source>which software will use the names</source>
        <translation>哪些软件将使用这些名称</translation>
    </message>
    <message>
        <source>%1 check digit is %2; expected %3</source>
        <translation>%1 校验位为 %2；应为 %3</translation>
    </message>
    <message>
        <source>%1 check digits are %2; expected %3</source>
        <translation>%1 校验位为 %2；应为 %3</translation>
    </message>
    <message>
        <source>%1 check character is %2; expected %3</source>
        <translation>%1 校验字符为 %2；应为 %3</translation>
    </message>
    <message>
        <source>%1 has %2 digits; expected %3</source>
        <translation>%1 有 %2 位数字；应为 %3 位</translation>
    </message>
    <message>
        <source>arc %2 exceeds %3</source>
        <translation>弧 %2 超过 %3</translation>
    </message>
    <message>
        <source>%2 is not a date</source>
        <translation>%2 不是日期</translation>
    </message>
    <message>
        <source>version nibble is %2; expected 1 to 8</source>
        <translation>版本半字节为 %2；应为 1 到 8</translation>
    </message>
    <message>
        <source>variant nibble is %2; expected 8, 9, a, or b</source>
        <translation>变体半字节为 %2；应为 8、9、a 或 b</translation>
    </message>
    <message>
        <source>%2 is not a valid %1</source>
        <translation>%2 不是有效的 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>第 %1 至 %2 行</translation>
    </message>
    <message>
        <source>(must be resolved first)</source>
        <translation>（必须先解决）</translation>
    </message>
    <message>
        <source>Hello,</source>
        <translation>您好，</translation>
    </message>
    <message>
        <source>Thank you for the template of a URN namespace. I have reviewed it against RFC 8141.</source>
        <translation>感谢您提交 URN 命名空间的模板。我已对照 RFC 8141 进行了评审。</translation>
    </message>
    <message>
        <source>Thank you for the template of the URN namespace &quot;%1&quot;. I have reviewed it against RFC 8141.</source>
        <translation>感谢您提交 URN 命名空间“%1”的模板。我已对照 RFC 8141 进行了评审。</translation>
    </message>
    <message>
        <source>I have no requests; it can proceed as it is.</source>
        <translation>我没有修改要求；模板可以按现状继续推进。</translation>
    </message>
    <message>
        <source>I have the following points. Please answer them or send a revised text, as you prefer.</source>
        <translation>我有以下几点意见。请回复这些意见或发送修订后的文本，两者均可。</translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>此致敬礼</translation>
    </message>
    <message>
        <source>the provider&apos;s domain name must be followed by a date on which the provider owned it, as in urn:fdc:peppol.eu:2017:poacc</source>
        <translation>提供者的域名之后必须有提供者拥有该域名期间的某个日期，例如 urn:fdc:peppol.eu:2017:poacc</translation>
    </message>
    <message>
        <source>a hyphen must come before the number that the library assigned, as in urn:nbn:hr:168-1</source>
        <translation>图书馆所分配的编号之前必须有连字符，例如 urn:nbn:hr:168-1</translation>
    </message>
    <message>
        <source>&quot;wg&quot; is not a series of IETF documents; names of anything else are under urn:ietf:params</source>
        <translation>“wg”不是 IETF 文档系列；其他任何事物的名称都在 urn:ietf:params 之下</translation>
    </message>
    <message>
        <source>the Semantic Aspect Meta Model uses a NID that was never registered</source>
        <translation>Semantic Aspect Meta Model 使用了从未注册的 NID</translation>
    </message>
    <message>
        <source>Canonical Text Services use a NID that was never registered</source>
        <translation>Canonical Text Services 使用了从未注册的 NID</translation>
    </message>
    <message>
        <source>a domain name cannot be a NID, because a NID cannot contain a period</source>
        <translation>域名不能作为 NID，因为 NID 不能包含句点</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>已接受：%1</translation>
    </message>
    <message>
        <source>Accepted by %1: %2</source>
        <translation>由 %1 接受：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves a gap of more than %2 numbers: the next number is %3.</source>
        <translation>“%1”会留下超过 %2 个编号的空缺：下一个编号是 %3。</translation>
    </message>
    <message>
        <source>Numbers are assigned in order and never twice, so the numbers between would never be assigned.</source>
        <translation>编号按顺序分配，且绝不重复分配，因此中间的编号将永远不会被分配。</translation>
    </message>
    <message>
        <source>Correct the number. If it is right, import with nidus-cli import --accept-gap.</source>
        <translation>请更正编号。如果编号正确，请用 nidus-cli import --accept-gap 导入。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; can never be registered: %2.</source>
        <translation>NID“%1”永远不能注册：%2。</translation>
    </message>
    <message>
        <source>A formal NID has more than two characters and does not start with two letters and a hyphen, with &quot;X-&quot;, or with &quot;urn-&quot;. An informal NID is &quot;urn-&quot; followed by a number without leading zeros.</source>
        <translation>正式 NID 有两个以上的字符，且不以两个字母加连字符、“X-”或“urn-”开头。非正式 NID 是“urn-”后接不带前导零的数字。</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; is missing from IANA&apos;s list of %2.</source>
        <translation>IANA 的 %2 列表中缺少命名空间“%1”。</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned; a registered NID is never reused.</source>
        <translation>曾有命名空间从列表中消失后又重新出现；已注册的 NID 绝不会重复使用。</translation>
    </message>
    <message>
        <source>Ask IANA. If the registration ended, mark it as withdrawn.</source>
        <translation>请询问 IANA。如果注册已终止，请将其标记为已撤回。</translation>
    </message>
    <message>
        <source>The quotation mark at column %1 is never closed; the next line was read as a new row.</source>
        <translation>第 %1 列的引号始终没有闭合；下一行已作为新的表格行读取。</translation>
    </message>
    <message>
        <source>A field that starts with a quotation mark continues to the next one, also across lines. Without it, the rest of the table would be one field.</source>
        <translation>以引号开头的字段延续到下一个引号，也可以跨行。如果没有下一个引号，表格的其余部分会成为一个字段。</translation>
    </message>
    <message>
        <source>Close the quotation mark, followed by a separator or the line end, or double it if it is part of the text.</source>
        <translation>请闭合引号并后接分隔符或行尾；如果引号是文本的一部分，请将其写成两个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, missing from the list of %2, is in IANA&apos;s list again.</source>
        <translation>%2 的列表中缺少的“%1”已重新出现在 IANA 的列表中。</translation>
    </message>
    <message>
        <source>Namespaces have disappeared from the list and returned.</source>
        <translation>曾有命名空间从列表中消失后又重新出现。</translation>
    </message>
    <message>
        <source>This list is of %1, but the registry already has the list of %2. Nothing was imported.</source>
        <translation>此列表的日期为 %1，但注册库已有 %2 的列表。未导入任何内容。</translation>
    </message>
    <message>
        <source>An older list would restore outdated dates, references, and names.</source>
        <translation>较旧的列表会恢复过时的日期、参考文献和名称。</translation>
    </message>
    <message>
        <source>Get the current list from IANA, or use import --accept-older.</source>
        <translation>请从 IANA 获取当前列表，或使用 import --accept-older。</translation>
    </message>
    <message>
        <source>Registered namespaces are missing from this list: %1. Nothing was imported.</source>
        <translation>此列表中缺少已注册的命名空间：%1。未导入任何内容。</translation>
    </message>
    <message>
        <source>Registrations are permanent, so an incomplete list is more likely than a namespace that is no longer registered.</source>
        <translation>注册是永久的，因此更可能是列表不完整，而不是命名空间不再注册。</translation>
    </message>
    <message>
        <source>Compare with IANA&apos;s page. If the list is right, use import --accept-older.</source>
        <translation>请与 IANA 的页面比较。如果列表正确，请使用 import --accept-older。</translation>
    </message>
    <message>
        <source>A draft can be approved or sent to IANA with errors, unresolved comments, or unanswered questions, and on the fast track, reviews are only advice. But the history must give a reason.</source>
        <translation>即使有错误、未解决的评论或未回答的问题，也可以批准草稿或将其发送至 IANA；在快速通道中，评审仅供参考。但历史必须给出理由。</translation>
    </message>
    <message>
        <source>Give the reason: with --despite, on the fast track with --note, or in the dialog.</source>
        <translation>请给出理由：使用 --despite，在快速通道中使用 --note，或在对话框中填写。</translation>
    </message>
    <message>
        <source>This line looks like a definition but cannot be read as one: %1</source>
        <translation>此行看起来像定义，但无法作为定义读取：%1</translation>
    </message>
    <message>
        <source>A grammar without one of its rules rejects names that the text allows, or accepts others.</source>
        <translation>缺少一条规则的语法会拒绝文本允许的名称，或接受其他名称。</translation>
    </message>
    <message>
        <source>Write the definition as in RFC 5234.</source>
        <translation>请按 RFC 5234 书写定义。</translation>
    </message>
    <message>
        <source>Names are written as &quot;%1&quot;, but the grammar with the start rule &quot;%2&quot; accepts no such name.</source>
        <translation>名称写作“%1”，但以“%2”为起始规则的语法不接受此类名称。</translation>
    </message>
    <message>
        <source>The grammar describes only a part of the names, or contradicts the text.</source>
        <translation>语法只描述了名称的一部分，或与文本矛盾。</translation>
    </message>
    <message>
        <source>Add a rule for the whole name.</source>
        <translation>请为整个名称添加规则。</translation>
    </message>
    <message>
        <source>Nothing in the text shows that names begin with the rule &quot;%1&quot;.</source>
        <translation>文本中没有任何内容表明名称从规则“%1”开始。</translation>
    </message>
    <message>
        <source>A grammar that describes only a part of the names rejects all of them.</source>
        <translation>只描述名称一部分的语法会拒绝所有名称。</translation>
    </message>
    <message>
        <source>Add a rule for the whole name, such as &quot;NSS&quot;, and an example.</source>
        <translation>请为整个名称添加规则（例如“NSS”），并添加示例。</translation>
    </message>
    <message>
        <source>a formal NID has more than two characters</source>
        <translation>正式 NID 有两个以上的字符</translation>
    </message>
    <message>
        <source>it starts with two letters and a hyphen, which is reserved</source>
        <translation>它以两个字母加连字符开头，而这是保留的</translation>
    </message>
    <message>
        <source>it starts with &quot;X-&quot;; for examples, use the NID &quot;example&quot;</source>
        <translation>它以“X-”开头；示例请使用 NID“example”</translation>
    </message>
    <message>
        <source>the NID &quot;urn&quot; is reserved</source>
        <translation>NID“urn”是保留的</translation>
    </message>
    <message>
        <source>&quot;urn-&quot; begins informal NIDs, and no number follows it</source>
        <translation>“urn-”是非正式 NID 的开头，但其后没有数字</translation>
    </message>
    <message>
        <source>the number of an informal NID does not start with a zero</source>
        <translation>非正式 NID 的编号不以零开头</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The example &quot;%1&quot; is not a URN: %2</source>
        <translation>示例“%1”不是 URN：%2</translation>
    </message>
    <message>
        <source>Names that are not URNs cannot be assigned, and readers copy examples.</source>
        <translation>不是 URN 的名称无法分配，而读者会照抄示例。</translation>
    </message>
    <message>
        <source>Correct the example, and the grammar if it accepts the example.</source>
        <translation>请更正示例；如果语法接受该示例，也请更正语法。</translation>
    </message>
    <message>
        <source>The example &quot;%1&quot; has the NID &quot;%2&quot;; expected &quot;%3&quot;.</source>
        <translation>示例“%1”的 NID 是“%2”；应为“%3”。</translation>
    </message>
    <message>
        <source>A URN with another NID belongs to another namespace, even if the NIDs differ only in one letter.</source>
        <translation>NID 不同的 URN 属于另一个命名空间，即使 NID 只差一个字母。</translation>
    </message>
    <message>
        <source>Write the NID of the template.</source>
        <translation>请填写模板的 NID。</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;, but the grammar accepts &quot;%2&quot;.</source>
        <translation>文本中写有“%1”，但语法接受“%2”。</translation>
    </message>
    <message>
        <source>ALPHA and strings in quotation marks match both cases (RFC 5234 section 2.3), so the grammar often accepts more than the text says; readers do not know which of the two is right.</source>
        <translation>ALPHA 和引号中的字符串同时匹配大小写（RFC 5234 第 2.3 节），因此语法接受的内容往往多于文本所述；读者不知道二者哪个正确。</translation>
    </message>
    <message>
        <source>Correct the text, or write the letters as numbers, such as %x61-7A for a to z, or strings as %s&quot;...&quot;.</source>
        <translation>请更正文本；或者将字母写成数字，例如用 %x61-7A 表示 a 到 z，或将字符串写成 %s&quot;...&quot;。</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;, but the grammar accepts &quot;%2&quot; and rejects &quot;%3&quot;.</source>
        <translation>文本中写有“%1”，但语法接受“%2”，拒绝“%3”。</translation>
    </message>
    <message>
        <source>A name that the grammar rejects cannot be equivalent to any name; numbers such as %x61-7A match only one case.</source>
        <translation>被语法拒绝的名称不能与任何名称等价；%x61-7A 之类的数字只匹配一种大小写。</translation>
    </message>
    <message>
        <source>Documentation points to nothing that is published: &quot;%1&quot;.</source>
        <translation>“文档”没有指向任何已发布的内容：“%1”。</translation>
    </message>
    <message>
        <source>Registrants should provide a stable specification; a document that is only announced may never appear.</source>
        <translation>注册者应提供稳定的规范；只是预告的文档可能永远不会发布。</translation>
    </message>
    <message>
        <source>This template does not contain &quot;%1&quot;.</source>
        <translation>此模板不包含“%1”。</translation>
    </message>
    <message>
        <source>%1 contains only a reference that nobody can follow: &quot;%2&quot;.</source>
        <translation>%1只含有无法查找的引用：“%2”。</translation>
    </message>
    <message>
        <source>Each field describes its subject. A reference to a document without a name or number leads nowhere once the template is published alone.</source>
        <translation>每个字段都应描述其主题。一旦模板单独发布，引用没有名称或编号的文档就无从查找。</translation>
    </message>
    <message>
        <source>Include the text here, or name a published document.</source>
        <translation>请将文本写在此处，或指明已发布的文档。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; comes after &quot;%2&quot;; expected before it.</source>
        <translation>“%1”在“%2”之后；应在其之前。</translation>
    </message>
    <message>
        <source>Put the fields in the order of the template; the text export does this.</source>
        <translation>请按模板的顺序排列字段；文本导出会自动完成。</translation>
    </message>
    <message>
        <source>The NID is written &quot;%1&quot;; expected &quot;%2&quot;.</source>
        <translation>NID 写作“%1”；应为“%2”。</translation>
    </message>
    <message>
        <source>Letter case makes no difference in a NID. NIDs are registered in lowercase, which is also their form for comparison.</source>
        <translation>NID 不区分大小写。NID 以小写形式注册，这也是用于比较的形式。</translation>
    </message>
    <message>
        <source>Write the NID in lowercase everywhere.</source>
        <translation>请在所有位置使用小写的 NID。</translation>
    </message>
    <message>
        <source>The NID &quot;%1&quot; is already registered, so this template would be a revision of that registration.</source>
        <translation>NID“%1”已注册，因此此模板将是该注册项的修订。</translation>
    </message>
    <message>
        <source>A NID names one namespace forever. A revision has the next version number, and its registrant is the same or explained.</source>
        <translation>一个 NID 永远只命名一个命名空间。修订使用下一个版本号；其注册者应保持不变，如有变化，应加以说明。</translation>
    </message>
    <message>
        <source>The date %1 is in the future; today is %2.</source>
        <translation>日期 %1 在将来；今天是 %2。</translation>
    </message>
    <message>
        <source>The date is the day of the request, which cannot be later than the day on which the request is read.</source>
        <translation>该日期是申请当天的日期，不能晚于阅读申请的日期。</translation>
    </message>
    <message>
        <source>The registrant has no designated contact: no email address, no phone number, and no person or role.</source>
        <translation>“注册者”没有指定联系方式：没有电子邮件地址、电话号码，也没有人员或职务。</translation>
    </message>
    <message>
        <source>The template asks for the name and address of the organization, and also for a contact; reviewers and users write to it.</source>
        <translation>模板要求填写组织的名称和地址，以及联系人；评审者和用户会写信给该联系人。</translation>
    </message>
    <message>
        <source>Add a person or role with an email address or phone number.</source>
        <translation>请添加人员或职务，并附上电子邮件地址或电话号码。</translation>
    </message>
    <message>
        <source>%1 is not allowed here in a regular expression of this dialect.</source>
        <translation>在此方言的正则表达式中，此处不允许使用 %1。</translation>
    </message>
    <message>
        <source>Dialects differ. I-Regexp (RFC 9485) has no anchors, look-around, back-references, or \d.</source>
        <translation>各方言有所不同。I-Regexp（RFC 9485）没有锚点、环视、反向引用和 \d。</translation>
    </message>
    <message>
        <source>Write the same condition with classes, alternatives, and counts.</source>
        <translation>请用字符类、选择分支和重复次数写出相同的条件。</translation>
    </message>
    <message>
        <source>Ask a colleague to approve the draft, or give the reason.</source>
        <translation>请让同事批准草稿，或给出理由。</translation>
    </message>
    <message>
        <source>Ask a colleague to approve the draft.</source>
        <translation>请让同事批准草稿。</translation>
    </message>
    <message>
        <source>The text says &quot;%1&quot;; RFC 8141 compares URNs differently.</source>
        <translation>文本中写的是“%1”；RFC 8141 比较 URN 的方式与此不同。</translation>
    </message>
    <message>
        <source>The letter case of &quot;urn&quot;, the NID, and percent-encoded characters is ignored, and so are r-, q-, and f-components. A namespace cannot make URNs different that are equivalent according to RFC 8141.</source>
        <translation>“urn”、NID 和百分号编码字符的大小写会被忽略，r 组件、q 组件和 f 组件也会被忽略。命名空间不能使按 RFC 8141 等价的 URN 变得不同。</translation>
    </message>
    <message>
        <source>Describe only how the NSS is compared.</source>
        <translation>只描述如何比较 NSS。</translation>
    </message>
    <message>
        <source>The text says both &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>文本中既有“%1”，又有“%2”。</translation>
    </message>
    <message>
        <source>Readers do not know which of the two is right, and programs will compare the same names differently.</source>
        <translation>读者不知道两者哪个正确，不同程序会以不同方式比较相同的名称。</translation>
    </message>
    <message>
        <source>Keep the right statement.</source>
        <translation>保留正确的说法。</translation>
    </message>
    <message>
        <source>Assignment allows names to be assigned again: &quot;%1&quot;.</source>
        <translation>“分配”字段允许再次分配名称：“%1”。</translation>
    </message>
    <message>
        <source>A name is never assigned to another resource, even if it is not used anymore.</source>
        <translation>名称绝不会再分配给其他资源，即使不再使用也是如此。</translation>
    </message>
    <message>
        <source>State that names are never assigned again.</source>
        <translation>请说明名称绝不会再次分配。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a correct URL.</source>
        <translation>“%1”不是正确的 URL。</translation>
    </message>
    <message>
        <source>Nobody can follow a link whose beginning is misspelled.</source>
        <translation>开头拼写错误的链接，谁也无法打开。</translation>
    </message>
    <message>
        <source>Write the URL with its scheme, a colon, and two slashes.</source>
        <translation>请写出完整的 URL，包括方案、冒号和两个斜杠。</translation>
    </message>
    <message>
        <source>The rule %1 contains bytes above 0x7F that are not UTF-8.</source>
        <translation>规则 %1 包含大于 0x7F 且不是 UTF-8 的字节。</translation>
    </message>
    <message>
        <source>A pattern of the dialect %1 cannot contain %2.</source>
        <translation>方言 %1 的模式不能包含 %2。</translation>
    </message>
    <message>
        <source>The dialect %1 allows counts up to %2; the grammar requires %3.</source>
        <translation>方言 %1 最多允许重复 %2 次；语法要求 %3 次。</translation>
    </message>
    <message>
        <source>The pattern would be longer than %1 KiB.</source>
        <translation>模式将超过 %1 KiB。</translation>
    </message>
    <message>
        <source>No text matches the rule %1.</source>
        <translation>没有文本匹配规则 %1。</translation>
    </message>
    <message>
        <source>The pattern and the grammar differ on the text %1.</source>
        <translation>模式与语法对文本 %1 的判定不同。</translation>
    </message>
    <message>
        <source>For this grammar, no pattern was found that is safe: a backtracking engine could take exponential time.</source>
        <translation>没有为此语法找到安全的模式：回溯引擎可能需要指数级时间。</translation>
    </message>
    <message>
        <source>%1 is evaluated only for ASCII characters; the result is about ASCII texts.</source>
        <translation>%1 只针对 ASCII 字符求值；结果仅适用于 ASCII 文本。</translation>
    </message>
    <message>
        <source>Here, some engines also match characters that are not ASCII. URNs contain only ASCII.</source>
        <translation>有些引擎在此处还会匹配非 ASCII 字符。URN 只含 ASCII 字符。</translation>
    </message>
    <message>
        <source>%1 is not supported here.</source>
        <translation>此处不支持 %1。</translation>
    </message>
    <message>
        <source>Look-around, back-references, word boundaries, possessive quantifiers, atomic groups, and anchors inside a text are not translated into automata. Some other constructs differ between versions of an engine.</source>
        <translation>环视、反向引用、单词边界、占有量词、原子组以及文本内部的锚点不会转换为自动机。另有一些结构因引擎版本而异。</translation>
    </message>
    <message>
        <source>These dates in the list are in the future or are not valid: %1. Nothing was imported.</source>
        <translation>列表中的这些日期在未来或无效：%1。未导入任何内容。</translation>
    </message>
    <message>
        <source>A list that seems to be from the future would make every later list seem older.</source>
        <translation>如果列表看起来来自未来，之后的所有列表都会显得更旧。</translation>
    </message>
    <message>
        <source>Check the clock of this computer, get the current list from IANA, or use import --accept-older.</source>
        <translation>请检查此计算机的时钟，从 IANA 获取当前列表，或使用 import --accept-older。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of this subregistry; expected %2.</source>
        <translation>“%1”不是此子注册库的值；应为 %2。</translation>
    </message>
    <message>
        <source>A value has the kind and the parts that were set when the subregistry was created.</source>
        <translation>值的种类和组成部分在创建子注册库时已确定。</translation>
    </message>
    <message>
        <source>Correct the value.</source>
        <translation>请更正该值。</translation>
    </message>
    <message>
        <source>A block starts with its smallest number.</source>
        <translation>号段以其最小的编号开头。</translation>
    </message>
    <message>
        <source>Only listed values have a holder and a state.</source>
        <translation>只有列表中的值才有持有者和状态。</translation>
    </message>
    <message>
        <source>A value has one holder.</source>
        <translation>一个值只有一个持有者。</translation>
    </message>
    <message>
        <source>Choose another value, or ask for the next free one.</source>
        <translation>请选择其他值，或申请下一个可用的值。</translation>
    </message>
    <message>
        <source>A value that somebody once held may still be in use.</source>
        <translation>曾有持有者的值可能仍在使用。</translation>
    </message>
    <message>
        <source>Choose another value. If nobody uses the old one, release it to the pool.</source>
        <translation>请选择其他值。如果旧值已无人使用，请将其放回可用池。</translation>
    </message>
    <message>
        <source>A retired value remains in the list and never gets a new holder.</source>
        <translation>停用的值保留在列表中，且不会再有新的持有者。</translation>
    </message>
    <message>
        <source>The reservation of the value was withdrawn before the value was used.</source>
        <translation>该值的预留在使用之前已撤回。</translation>
    </message>
    <message>
        <source>Choose another value, or release this one to the pool.</source>
        <translation>请选择其他值，或将此值放回可用池。</translation>
    </message>
    <message>
        <source>Each value and each block belongs to one range.</source>
        <translation>每个值和每个号段只属于一个范围。</translation>
    </message>
    <message>
        <source>Choose a value in a range, or add a range.</source>
        <translation>请选择某个范围内的值，或添加范围。</translation>
    </message>
    <message>
        <source>Each range has its own policy and its own label.</source>
        <translation>每个范围都有自己的政策和标签。</translation>
    </message>
    <message>
        <source>Ask for fewer numbers.</source>
        <translation>请减少申请的编号数量。</translation>
    </message>
    <message>
        <source>New numbers follow the last one. Numbers in gaps are assigned only on request.</source>
        <translation>新编号接在最后一个编号之后。空缺处的编号仅在明确要求时分配。</translation>
    </message>
    <message>
        <source>Ask for fewer numbers, use --lowest, or add a range.</source>
        <translation>请减少申请的编号数量，使用 --lowest，或添加范围。</translation>
    </message>
    <message>
        <source>Name a range of numbers; expected one of: %1.</source>
        <translation>请指定编号范围；应为以下之一：%1。</translation>
    </message>
    <message>
        <source>Each range has numbers of its own.</source>
        <translation>每个范围都有自己的编号。</translation>
    </message>
    <message>
        <source>Use the option --range with the name of a range.</source>
        <translation>请使用选项 --range 并给出范围的名称。</translation>
    </message>
    <message>
        <source>Range &quot;%1&quot; overlaps range &quot;%2&quot; (%3), and neither contains the other.</source>
        <translation>范围“%1”与范围“%2”（%3）部分重叠，且互不包含。</translation>
    </message>
    <message>
        <source>A value belongs to the smallest range that contains it.</source>
        <translation>值属于包含它的最小范围。</translation>
    </message>
    <message>
        <source>Change the ends of one of the ranges.</source>
        <translation>请更改其中一个范围的首尾。</translation>
    </message>
    <message>
        <source>A block is split into two parts, each with at least one value.</source>
        <translation>号段拆分为两部分，每部分至少有一个值。</translation>
    </message>
    <message>
        <source>Name the first value of the second part.</source>
        <translation>请指定第二部分的第一个值。</translation>
    </message>
    <message>
        <source>The first line has no column &quot;%1&quot;.</source>
        <translation>第一行没有列“%1”。</translation>
    </message>
    <message>
        <source>The first line names the columns; without it, a value would be read as a name.</source>
        <translation>第一行给出列名；没有它，值会被当作名称读取。</translation>
    </message>
    <message>
        <source>Add the line with the names, or name the column with --columns.</source>
        <translation>请添加列名行，或用 --columns 指定该列。</translation>
    </message>
    <message>
        <source>The row has %1 fields; expected %2.</source>
        <translation>该行有 %1 个字段；应为 %2 个。</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>请更正该行。</translation>
    </message>
    <message>
        <source>A value has one entry.</source>
        <translation>一个值只有一个条目。</translation>
    </message>
    <message>
        <source>Remove one of the rows.</source>
        <translation>请删除其中一行。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which is not a date; it is left out.</source>
        <translation>列“%1”包含“%2”，它不是日期，已忽略。</translation>
    </message>
    <message>
        <source>Dates are compared, so they have the form YYYY-MM-DD.</source>
        <translation>日期需要比较，因此采用 YYYY-MM-DD 格式。</translation>
    </message>
    <message>
        <source>Write the date in this form.</source>
        <translation>请按此格式书写日期。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a date: the entry is read as temporary until %2.</source>
        <translation>“%1”包含日期：该条目按临时读取，截止到 %2。</translation>
    </message>
    <message>
        <source>Move the date into a column of its own.</source>
        <translation>请将日期移到单独的列中。</translation>
    </message>
    <message>
        <source>%1 and %2 are reserved for the same holder, with nothing between them: they may be the ends of a block.</source>
        <translation>%1 和 %2 预留给同一持有者，且两者之间没有条目：它们可能是一个号段的首尾。</translation>
    </message>
    <message>
        <source>Entries that only mark the ends of a block leave the numbers between them free.</source>
        <translation>如果条目只标出号段的首尾，中间的编号仍为可用。</translation>
    </message>
    <message>
        <source>If they are, list the block in one row with &quot;to&quot;.</source>
        <translation>如果是，请用“to”将该号段写在一行中。</translation>
    </message>
    <message>
        <source>The date of %1, %2, is in the past.</source>
        <translation>%1 的日期 %2 已过。</translation>
    </message>
    <message>
        <source>A reservation or temporary assignment ends on its date.</source>
        <translation>预留或临时分配在其日期结束。</translation>
    </message>
    <message>
        <source>Choose a later date, or withdraw the entry.</source>
        <translation>请选择更晚的日期，或撤回该条目。</translation>
    </message>
    <message>
        <source>Use a new identifier for a new request.</source>
        <translation>新的申请请使用新的标识符。</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; names Expert Review twice.</source>
        <translation>政策“%1”两次提到 Expert Review。</translation>
    </message>
    <message>
        <source>Specification Required includes Expert Review.</source>
        <translation>Specification Required 已包含 Expert Review。</translation>
    </message>
    <message>
        <source>Write &quot;Specification Required&quot;.</source>
        <translation>请写“Specification Required”。</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; has no instructions for the expert.</source>
        <translation>政策“%1”没有给专家的说明。</translation>
    </message>
    <message>
        <source>A policy with an expert needs guidance on what the expert must check.</source>
        <translation>涉及专家的政策需要说明专家必须检查什么。</translation>
    </message>
    <message>
        <source>Add what the expert must check.</source>
        <translation>请补充专家必须检查的内容。</translation>
    </message>
    <message>
        <source>%1 is not free: %2 is taken (%3).</source>
        <translation>%1 不可用：%2 已被占用（%3）。</translation>
    </message>
    <message>
        <source>%1 was held before: %2 (%3).</source>
        <translation>%1 曾有持有者：%2（%3）。</translation>
    </message>
    <message>
        <source>No single range contains %1.</source>
        <translation>没有单个范围包含 %1。</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; contains too few free numbers in a row; expected %1.</source>
        <translation>范围“%2”内连续的可用编号过少；应为 %1 个。</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; does not contain an open range of numbers.</source>
        <translation>子注册库“%1”中没有开放的编号范围。</translation>
    </message>
    <message>
        <source>The next numbers are in an open range.</source>
        <translation>下一批编号位于开放的范围内。</translation>
    </message>
    <message>
        <source>Name the value, or add an open range.</source>
        <translation>请指定值，或添加开放的范围。</translation>
    </message>
    <message>
        <source>The first line has column &quot;%1&quot; twice.</source>
        <translation>第一行中列“%1”出现了两次。</translation>
    </message>
    <message>
        <source>Only one of the columns could be read.</source>
        <translation>只能读取其中一列。</translation>
    </message>
    <message>
        <source>Rename or remove one of the columns.</source>
        <translation>请重命名或删除其中一列。</translation>
    </message>
    <message>
        <source>%1 has the holder &quot;%2&quot;; the row names &quot;%3&quot;.</source>
        <translation>%1 的持有者是“%2”；该行写的是“%3”。</translation>
    </message>
    <message>
        <source>An import does not change who has a value.</source>
        <translation>导入不会更改值的持有者。</translation>
    </message>
    <message>
        <source>%1 is %2, but the row has no holder.</source>
        <translation>%1 的状态为%2，但该行没有持有者。</translation>
    </message>
    <message>
        <source>An assigned value has a holder.</source>
        <translation>已分配的值有持有者。</translation>
    </message>
    <message>
        <source>Add the holder. If the list names no holders, remove the column.</source>
        <translation>请添加持有者。如果列表不列出持有者，请删除该列。</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was granted, but %2 changed afterward: %3, %4.</source>
        <translation>申请“%1”已获批准，但 %2 之后有更改：%3，%4。</translation>
    </message>
    <message>
        <source>A change is recorded when it takes effect, not before.</source>
        <translation>更改在生效时记录，不会提前记录。</translation>
    </message>
    <message>
        <source>Use the date of today or an earlier one.</source>
        <translation>请使用今天或更早的日期。</translation>
    </message>
    <message>
        <source>The date %1 is before the latest change of %2, %3.</source>
        <translation>日期 %1 早于 %2 的最近一次更改（%3）。</translation>
    </message>
    <message>
        <source>The changes of a value are recorded in the order of their dates.</source>
        <translation>值的更改按日期顺序记录。</translation>
    </message>
    <message>
        <source>Use the date of the latest change or a later one.</source>
        <translation>请使用最近一次更改的日期或更晚的日期。</translation>
    </message>
    <message>
        <source>%1 cannot supersede itself.</source>
        <translation>%1 不能取代自身。</translation>
    </message>
    <message>
        <source>A deprecated value names another value to use instead.</source>
        <translation>不再推荐使用的值会指明应改用的另一个值。</translation>
    </message>
    <message>
        <source>Name another value.</source>
        <translation>请指定另一个值。</translation>
    </message>
    <message>
        <source>The version and the variant of a UUID are at fixed places. Other values are reserved, and often a sign of a typing error.</source>
        <translation>UUID 的版本和变体位于固定位置。其他值是保留的，往往表明有输入错误。</translation>
    </message>
    <message>
        <source>Compare the name with its source. Create new UUIDs with a library.</source>
        <translation>请将名称与其来源比较。请用程序库生成新的 UUID。</translation>
    </message>
    <message>
        <source>The requested member occurs twice in the line; the second one is at column %1.</source>
        <translation>所要求的成员在该行中出现两次；第二个位于第 %1 列。</translation>
    </message>
    <message>
        <source>Programs disagree on which of two members with the same name counts (RFC 8259, section 4), so none of them is checked.</source>
        <translation>对于两个同名成员以哪个为准，各程序的处理不一致（RFC 8259 第 4 节），因此两个都不检查。</translation>
    </message>
    <message>
        <source>Remove one of the members, or rename it.</source>
        <translation>请移除或重命名其中一个成员。</translation>
    </message>
    <message>
        <source>The line is not exactly one JSON object: unexpected text or end at column %1.</source>
        <translation>该行不是恰好一个 JSON 对象：第 %1 列有意外的文本或意外结束。</translation>
    </message>
    <message>
        <source>In JSON Lines, each line is one object. A line that is cut off, or that continues after the object, may contain other URNs.</source>
        <translation>在 JSON Lines 中，每行是一个对象。被截断的行，或对象之后还有内容的行，可能含有其他 URN。</translation>
    </message>
    <message>
        <source>Put each object on a line of its own, and complete lines that are cut off.</source>
        <translation>请将每个对象单独放在一行，并补全被截断的行。</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; is new and is added with its history.</source>
        <translation>子注册库“%1”是新的，将连同其历史一起添加。</translation>
    </message>
    <message>
        <source>The namespace here has no subregistry of this name.</source>
        <translation>此处的命名空间没有这个名称的子注册库。</translation>
    </message>
    <message>
        <source>An import never overwrites a subregistry with its history.</source>
        <translation>导入绝不会覆盖子注册库及其历史。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in subregistry &quot;%2&quot; (%3 entries, %4); nearest: %5.</source>
        <translation>“%1”不在子注册库“%2”中（%3 个条目，%4）；最接近的是：%5。</translation>
    </message>
    <message>
        <source>%1 is deprecated in &quot;%2&quot;.</source>
        <translation>%1 在“%2”中已不再推荐使用。</translation>
    </message>
    <message>
        <source>A deprecated value is still valid, but not for new uses.</source>
        <translation>不再推荐使用的值仍然有效，但不用于新的用途。</translation>
    </message>
    <message>
        <source>Use the value that supersedes it.</source>
        <translation>请使用取代它的值。</translation>
    </message>
    <message>
        <source>%1 is retired in &quot;%2&quot;.</source>
        <translation>%1 在“%2”中已停用。</translation>
    </message>
    <message>
        <source>%1 is withdrawn in &quot;%2&quot;.</source>
        <translation>%1 在“%2”中已撤回。</translation>
    </message>
    <message>
        <source>Values are assigned only in open ranges, and a reserved value is not yet in use.</source>
        <translation>只在开放范围中分配值，而保留的值尚未使用。</translation>
    </message>
    <message>
        <source>%1 cannot be merged: it is not two or more entries without gaps.</source>
        <translation>%1 无法合并：它不是两个或更多连续无间断的条目。</translation>
    </message>
    <message>
        <source>A merged block has only numbers that its holder already has.</source>
        <translation>合并后的号段只包含其持有者已有的编号。</translation>
    </message>
    <message>
        <source>Name a block that begins and ends with an entry.</source>
        <translation>请指定以条目开始和结束的号段。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be merged: they differ in %3.</source>
        <translation>%1 和 %2 无法合并：它们的 %3 不同。</translation>
    </message>
    <message>
        <source>One entry has one state, one holder, and one end.</source>
        <translation>一个条目只有一个状态、一个持有者和一个截止日期。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no place in a subregistry and is left out.</source>
        <translation>“%1”在子注册库中没有相应位置，已略去。</translation>
    </message>
    <message>
        <source>Copy what matters into a note or the policy.</source>
        <translation>请将重要内容复制到备注或政策中。</translation>
    </message>
    <message>
        <source>Compare your change with the other one, then repeat it.</source>
        <translation>请将您的更改与另一更改比较，然后重新进行更改。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a policy of RFC 8126; expected &quot;%2&quot;.</source>
        <translation>“%1”不是 RFC 8126 的政策；应为“%2”。</translation>
    </message>
    <message>
        <source>Readers and IANA know ten policies by their exact names.</source>
        <translation>读者和 IANA 通过确切的名称识别十种政策。</translation>
    </message>
    <message>
        <source>Use a name from RFC 8126, section 4.</source>
        <translation>请使用 RFC 8126 第 4 节中的名称。</translation>
    </message>
    <message>
        <source>The numbers that are assigned by &quot;%1&quot; have no upper bound.</source>
        <translation>按“%1”分配的编号没有上限。</translation>
    </message>
    <message>
        <source>A registry of numbers states its smallest and largest number, so that everybody knows what can still be assigned.</source>
        <translation>编号注册库会说明其最小和最大编号，以便所有人都知道还能分配什么。</translation>
    </message>
    <message>
        <source>State the largest number, or that there is none.</source>
        <translation>请说明最大编号，或说明没有最大编号。</translation>
    </message>
    <message>
        <source>The policy &quot;%1&quot; does not say who may change an entry.</source>
        <translation>政策“%1”没有说明谁可以更改条目。</translation>
    </message>
    <message>
        <source>Entries that anybody can request have a change controller.</source>
        <translation>任何人都可以申请的条目都有更改控制者（change controller）。</translation>
    </message>
    <message>
        <source>Add a change controller to the fields of an entry.</source>
        <translation>请在条目的字段中添加更改控制者（change controller）。</translation>
    </message>
    <message>
        <source>An NSS cannot contain %1; %3.</source>
        <translation>NSS 不能包含 %1；%3。</translation>
    </message>
    <message>
        <source>Under RFC 2141, a URN cannot contain %1; %3.</source>
        <translation>按照 RFC 2141，URN 不能包含 %1；%3。</translation>
    </message>
    <message>
        <source>An r-component cannot contain %1; %3.</source>
        <translation>URN 的 r- 组件不能包含 %1；%3。</translation>
    </message>
    <message>
        <source>Percent-encode the character, or remove it.</source>
        <translation>请对该字符进行百分号编码，或将其移除。</translation>
    </message>
    <message>
        <source>A q-component cannot contain %1; %3.</source>
        <translation>URN 的 q- 组件不能包含 %1；%3。</translation>
    </message>
    <message>
        <source>An f-component cannot contain %1; %3.</source>
        <translation>URN 的 f- 组件不能包含 %1；%3。</translation>
    </message>
    <message>
        <source>percent-encode it as %1</source>
        <translation>请用百分号编码写成 %1</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>请将其移除</translation>
    </message>
    <message>
        <source>convert the text to UTF-8</source>
        <translation>请将文本转换为 UTF-8</translation>
    </message>
    <message>
        <source>write one URN per line</source>
        <translation>请每行写一个 URN</translation>
    </message>
    <message>
        <source>In &quot;%2&quot;, %1 is %3.</source>
        <translation>在“%2”中，%1 的状态：%3。</translation>
    </message>
    <message>
        <source>The list has no entries.</source>
        <translation>列表中没有条目。</translation>
    </message>
    <message>
        <source>Get the list again.</source>
        <translation>请重新获取该列表。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; is for %3; the request is from &quot;%1&quot;.</source>
        <translation>范围“%2”供 %3 使用；该申请来自“%1”。</translation>
    </message>
    <message>
        <source>A range may be for certain kinds of askers, or for certain holders only.</source>
        <translation>范围可以只面向某些类型的申请者，或只面向某些持有者。</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was already answered with %2.</source>
        <translation>申请“%1”已用 %2 答复。</translation>
    </message>
    <message>
        <source>The text contains %1.</source>
        <translation>文本包含%1。</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>a line feed</source>
        <translation>换行符</translation>
    </message>
    <message>
        <source>a carriage return</source>
        <translation>回车符</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>a no-break space</source>
        <translation>不间断空格</translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation>软连字符</translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation>零宽空格</translation>
    </message>
    <message>
        <source>an en dash</source>
        <translation>半身破折号</translation>
    </message>
    <message>
        <source>an em dash</source>
        <translation>全身破折号</translation>
    </message>
    <message>
        <source>Give the reason: with --note, or in the dialog.</source>
        <translation>说明理由：使用 --note，或在对话框中填写。</translation>
    </message>
    <message>
        <source>Only dates in a column of their own are compared with today.</source>
        <translation>只有单独一列中的日期才会与今天比较。</translation>
    </message>
    <message>
        <source>Request &quot;%1&quot; was refused on %2: %3.</source>
        <translation>申请“%1”已于 %2 被拒绝：%3。</translation>
    </message>
    <message>
        <source>An import can grant what was refused before.</source>
        <translation>导入可以批准以前被拒绝的申请。</translation>
    </message>
    <message>
        <source>Each request is answered once, however often it is sent.</source>
        <translation>每个申请只答复一次，无论发送多少次。</translation>
    </message>
    <message>
        <source>remove or replace it; the syntax rule rejects %1, too</source>
        <translation>请删除或替换它；语法规则也拒绝 %1</translation>
    </message>
    <message>
        <source>Percent-encode the character if the namespace allows that, or remove it.</source>
        <translation>如果命名空间允许，请对该字符进行百分号编码，或将其删除。</translation>
    </message>
    <message>
        <source>%1 is taken (%3).</source>
        <translation>%1 已被占用（%3）。</translation>
    </message>
    <message>
        <source>%1 was held before (%3).</source>
        <translation>%1 曾有持有者（%3）。</translation>
    </message>
    <message>
        <source>The text refers to section %1 but does not name its document.</source>
        <translation>文本引用了第 %1 节，但没有指明其文档。</translation>
    </message>
    <message>
        <source>percent-encode it as %1 if the namespace allows that</source>
        <translation>如果命名空间允许，请用百分号编码写成 %1</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>您是否想用“%1”？</translation>
    </message>
    <message>
        <source>Remove or replace the character; the syntax rule rejects %1, too.</source>
        <translation>请删除或替换该字符；语法规则也拒绝 %1。</translation>
    </message>
    <message>
        <source>%1 (%2 may occur at most %3 times here)</source>
        <translation>%1（%2在此处最多出现 %3 次）</translation>
    </message>
    <message>
        <source>The text does not begin with &quot;urn:&quot;.</source>
        <translation>文本不以“urn:”开头。</translation>
    </message>
    <message>
        <source>The NID contains a character that is not allowed there.</source>
        <translation>NID 包含不允许的字符。</translation>
    </message>
    <message>
        <source>The NSS contains a character that is not allowed there.</source>
        <translation>NSS 包含不允许的字符。</translation>
    </message>
    <message>
        <source>The URN contains a character that RFC 2141 excludes.</source>
        <translation>URN 包含 RFC 2141 排除的字符。</translation>
    </message>
    <message>
        <source>The r-component starts with a character that is not allowed there.</source>
        <translation>r 组件以不允许的字符开头。</translation>
    </message>
    <message>
        <source>The r-component contains a character that is not allowed there.</source>
        <translation>r 组件包含不允许的字符。</translation>
    </message>
    <message>
        <source>The q-component starts with a character that is not allowed there.</source>
        <translation>q 组件以不允许的字符开头。</translation>
    </message>
    <message>
        <source>The q-component contains a character that is not allowed there.</source>
        <translation>q 组件包含不允许的字符。</translation>
    </message>
    <message>
        <source>The f-component contains a character that is not allowed there.</source>
        <translation>f 组件包含不允许的字符。</translation>
    </message>
    <message>
        <source>The NID is not in the registry.</source>
        <translation>NID 不在注册表中。</translation>
    </message>
    <message>
        <source>The NID can never be registered.</source>
        <translation>该 NID 永远无法注册。</translation>
    </message>
    <message>
        <source>The URN belongs to another namespace.</source>
        <translation>该 URN 属于另一个命名空间。</translation>
    </message>
    <message>
        <source>The registration of the namespace was withdrawn.</source>
        <translation>该命名空间的注册已撤销。</translation>
    </message>
    <message>
        <source>The namespace is missing from IANA&apos;s list.</source>
        <translation>该命名空间不在 IANA 的列表中。</translation>
    </message>
    <message>
        <source>The syntax rule of the namespace rejects the URN.</source>
        <translation>该命名空间的语法规则拒绝此 URN。</translation>
    </message>
    <message>
        <source>Only the rule of an earlier version accepts the URN.</source>
        <translation>只有较早版本的规则接受此 URN。</translation>
    </message>
    <message>
        <source>The check digit is wrong.</source>
        <translation>校验位错误。</translation>
    </message>
    <message>
        <source>The version or the variant of the UUID is not a known one.</source>
        <translation>UUID 的版本或变体未知。</translation>
    </message>
    <message>
        <source>The namespace has no syntax rule yet, so only the syntax was checked.</source>
        <translation>该命名空间尚无语法规则，因此只检查了语法。</translation>
    </message>
    <message>
        <source>A rule set accepts the URN.</source>
        <translation>某个规则集接受此 URN。</translation>
    </message>
    <message>
        <source>A rule set rejects the URN.</source>
        <translation>某个规则集拒绝此 URN。</translation>
    </message>
    <message>
        <source>The check reached a limit before it had a result.</source>
        <translation>检查在得出结果之前达到了限制。</translation>
    </message>
    <message>
        <source>The requested member occurs twice in the line.</source>
        <translation>所请求的成员在该行中出现两次。</translation>
    </message>
    <message>
        <source>The line is not exactly one JSON object.</source>
        <translation>该行不是恰好一个 JSON 对象。</translation>
    </message>
    <message>
        <source>A quotation mark of the row is never closed.</source>
        <translation>该行有一个引号始终未闭合。</translation>
    </message>
    <message>
        <source>The URN is a duplicate.</source>
        <translation>该 URN 是重复项。</translation>
    </message>
    <message>
        <source>A value in the URN is not in its subregistry.</source>
        <translation>URN 中的某个值不在其子注册表中。</translation>
    </message>
    <message>
        <source>A value in the URN is in another range than its label.</source>
        <translation>URN 中的某个值所在的范围与其标签不符。</translation>
    </message>
    <message>
        <source>A value in the URN is not in a single range.</source>
        <translation>URN 中的某个值不在任何单一范围内。</translation>
    </message>
    <message>
        <source>A value in the URN is not assigned but reserved.</source>
        <translation>URN 中的某个值是保留的，而不是已分配的。</translation>
    </message>
    <message>
        <source>A value in the URN is deprecated.</source>
        <translation>URN 中的某个值已不再推荐使用。</translation>
    </message>
    <message>
        <source>A value in the URN has expired.</source>
        <translation>URN 中的某个值已过期。</translation>
    </message>
    <message>
        <source>A value in the URN is retired.</source>
        <translation>URN 中的某个值已停用。</translation>
    </message>
    <message>
        <source>A value in the URN is withdrawn.</source>
        <translation>URN 中的某个值已撤回。</translation>
    </message>
    <message>
        <source>The rule %1 cannot be used: it is missing, has an error, or refers to an undefined rule.</source>
        <translation>规则“%1”无法给出判定：它缺失、无法读取或引用了未定义的规则。</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; already exists here with other content; it is not imported.</source>
        <translation>子注册库“%1”在此处已存在且内容不同；不会导入。</translation>
    </message>
    <message>
        <source>Compare and apply single entries with nidus-cli refresh.</source>
        <translation>请用 nidus-cli refresh 比较并采用单个条目。</translation>
    </message>
    <message>
        <source>URNs cannot be checked with a grammar that has errors.</source>
        <translation>有错误的语法不会对 URN 给出判定。</translation>
    </message>
    <message>
        <source>The grammar of the syntax rule cannot be used; line %1: %2</source>
        <translation>语法规则的语法无法给出判定；第 %1 行：%2</translation>
    </message>
    <message>
        <source>Correct the text, or accept both cases, for example with ALPHA.</source>
        <translation>请更正文本，或同时接受大小写，例如使用 ALPHA。</translation>
    </message>
    <message>
        <source>The ends of &quot;%1&quot; are in the wrong order; expected %2.</source>
        <translation>“%1”的首尾颠倒；应为 %2。</translation>
    </message>
    <message>
        <source>Swap the ends, or correct the one that is mistyped.</source>
        <translation>请对调首尾，或更正输错的一端。</translation>
    </message>
    <message>
        <source>Range &quot;%2&quot; allows at most %3 numbers in a block; requested: %1.</source>
        <translation>范围“%2”的每个号段最多允许 %3 个编号；申请数量：%1。</translation>
    </message>
    <message>
        <source>The limit keeps numbers available for other holders.</source>
        <translation>此限制为其他持有者留出编号。</translation>
    </message>
    <message>
        <source>%2 cannot be split at %1; expected a value in it after the first one.</source>
        <translation>%1 不在 %2 中第一个值之后，因此无法在该处拆分。</translation>
    </message>
    <message>
        <source>Make them equal first, for example with subregistry transfer.</source>
        <translation>请先使它们一致，例如使用 subregistry transfer。</translation>
    </message>
    <message>
        <source>IANA&apos;s registries have more elements than a subregistry.</source>
        <translation>IANA 的注册库比子注册库有更多元素。</translation>
    </message>
    <message>
        <source>In a row with too few or too many fields, values are in the wrong columns.</source>
        <translation>如果一行的字段过少或过多，值就会落入其他列。</translation>
    </message>
    <message>
        <source>Correct the row, or use &quot;subregistry transfer&quot;; if only the name of the holder changed, use &quot;subregistry edit&quot;.</source>
        <translation>更正该行，或使用“subregistry transfer”；如果只是持有者的名称变了，请使用“subregistry edit”。</translation>
    </message>
    <message>
        <source>Check whether the request should be granted now.</source>
        <translation>请确认该申请现在已获批准。</translation>
    </message>
    <message>
        <source>A file that is cut off or still being written may have none; applying it would end every entry from the list.</source>
        <translation>被截断或仍在写入的文件可能没有条目；如果接受它，来自该列表的所有条目都会终止。</translation>
    </message>
    <message>
        <source>An answer is repeated only while the holder still has the values.</source>
        <translation>只有当申请的持有者仍持有这些值时，才会再次答复该申请。</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime: %2 by %3, %4.</source>
        <translation>%1 在此期间已被更改：%2，更改者 %3，%4。</translation>
    </message>
    <message>
        <source>A change that you have not seen is never overwritten.</source>
        <translation>任何人都不会覆盖自己没有看到的更改。</translation>
    </message>
    <message>
        <source>Reviewers compare a request with the template of RFC 8141 field by field, and can miss a field in another place.</source>
        <translation>评审者会将申请与 RFC 8141 的模板逐字段比较，如果字段在其他位置，就可能找不到。</translation>
    </message>
    <message>
        <source>Remove the text before &quot;urn:&quot;.</source>
        <translation>删除“urn:”之前的文字。</translation>
    </message>
    <message>
        <source>Write the whole URN, with &quot;urn:&quot; and the NID.</source>
        <translation>写出完整的 URN，包括“urn:”和 NID。</translation>
    </message>
    <message>
        <source>Answered %1: %2</source>
        <translation>回答为“%1”：%2</translation>
    </message>
    <message>
        <source>A reviewer&apos;s answer speaks against the namespace, and a registration is permanent. The step needs a reason, which the history records.</source>
        <translation>评审者的回答对该命名空间不利，而注册是永久的。此步骤需要理由，历史记录会记下它。</translation>
    </message>
    <message>
        <source>Return the template to draft, withdraw the answer if it no longer applies, or give the reason.</source>
        <translation>将模板退回草稿；如果回答不再适用，请撤回；或说明理由。</translation>
    </message>
    <message>
        <source>Can the organization maintain the namespace for a long time?</source>
        <translation>该组织能否长期维护该命名空间？</translation>
    </message>
    <message>
        <source>No role address is given; &quot;%1&quot; may belong to one person.</source>
        <translation>没有提供职能地址；“%1”可能属于个人。</translation>
    </message>
    <message>
        <source>Choose a range for this asker, or name the kind of asker in the field or column asker, or with --asker.</source>
        <translation>为该申请者选择一个范围，或指明申请者类型：在字段或列 asker 中，或使用 --asker。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;; it is read as &quot;%3&quot;.</source>
        <translation>列“%1”包含“%2”；读作“%3”。</translation>
    </message>
    <message>
        <source>Characters that cannot be seen, line ends, and spaces around a text are not part of it.</source>
        <translation>不可见的字符、换行以及文本首尾的空格不属于文本。</translation>
    </message>
    <message>
        <source>Check whether the text is right without these characters.</source>
        <translation>请检查去掉这些字符后文本是否正确。</translation>
    </message>
    <message>
        <source>This is the list %1; expected %2. Nothing was applied.</source>
        <translation>这是列表 %1；应为 %2。未采用任何内容。</translation>
    </message>
    <message>
        <source>Another list would replace the holders of all values that both have.</source>
        <translation>其他列表会替换两者共有的所有值的持有者。</translation>
    </message>
    <message>
        <source>Get the expected list. If this one is right, use refresh --accept-other.</source>
        <translation>请获取所期望的列表。如果此列表正确，请使用 refresh --accept-other。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; contains %3, which cannot be seen or is lost in a table.</source>
        <translation>%1：“%2”包含%3，它不可见，或在表格中会丢失。</translation>
    </message>
    <message>
        <source>Two values that look the same cannot be distinguished, and an exported list must have the same values when it is imported again.</source>
        <translation>外观相同的两个值无法区分，而导出的列表再次导入时必须具有相同的值。</translation>
    </message>
    <message>
        <source>Remove the character.</source>
        <translation>请删除该字符。</translation>
    </message>
    <message>
        <source>Today is %1 by the clock of this computer, but the latest change of the list is of %2: that date was recorded.</source>
        <translation>按此计算机的时钟，今天是 %1，但列表的最新更改日期为 %2：已记录该日期。</translation>
    </message>
    <message>
        <source>A clock that was set back would put a change before the changes that it follows.</source>
        <translation>时钟回拨会使更改排在它所依据的更改之前。</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>请检查此计算机的时钟。</translation>
    </message>
    <message>
        <source>Subregistry &quot;%1&quot; names the rule &quot;%2&quot;, which the grammar of &quot;%3&quot; lacks, so no URN can be checked.</source>
        <translation>子注册库“%1”指定的规则“%2”在“%3”的语法中不存在，因此无法检查任何 URN。</translation>
    </message>
    <message>
        <source>The rule shows where a URN has a value of the subregistry.</source>
        <translation>该规则指出 URN 中何处是子注册库的值。</translation>
    </message>
    <message>
        <source>Use &quot;subregistry change&quot; to name another rule, or add it to the grammar.</source>
        <translation>用 subregistry change 指定另一规则，或将其加入语法。</translation>
    </message>
    <message>
        <source>Add the element; write literal text in quotation marks, or remove it.</source>
        <translation>添加该元素；字面文本要写在引号中，或将其删除。</translation>
    </message>
    <message>
        <source>Enter the web address of the ticket as the link.</source>
        <translation>请填写该工单的网址作为链接。</translation>
    </message>
    <message>
        <source>Correct the value, or assign it first if its range is open.</source>
        <translation>请更正该值；如果其范围是开放的，也可先分配。</translation>
    </message>
    <message>
        <source>Choose a free value in an open range.</source>
        <translation>请在开放范围内选择一个可用的值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not match the rule &quot;%2&quot; of the grammar.</source>
        <translation>“%1”不匹配语法中的规则“%2”。</translation>
    </message>
    <message>
        <source>The grammar of the namespace decides which URNs are valid.</source>
        <translation>命名空间的语法决定哪些 URN 有效。</translation>
    </message>
    <message>
        <source>Choose a value that matches the rule, or correct the rule.</source>
        <translation>请选择匹配该规则的值，或更正该规则。</translation>
    </message>
    <message>
        <source>The URN &quot;%1&quot; is not valid: %2</source>
        <translation>URN“%1”无效：%2</translation>
    </message>
    <message>
        <source>Choose another value, or correct the pattern of the URNs.</source>
        <translation>请选择其他值，或更正 URN 的模式。</translation>
    </message>
    <message>
        <source>The grammar of &quot;%2&quot; rejects every URN of the pattern &quot;%1&quot;; it accepts, for example, &quot;%3&quot;.</source>
        <translation>“%2”的语法拒绝模式“%1”的所有 URN；它接受的例子有“%3”。</translation>
    </message>
    <message>
        <source>Letters with such URNs would be wrong.</source>
        <translation>带有这种 URN 的信函会有错误。</translation>
    </message>
    <message>
        <source>Correct the pattern with &quot;subregistry change --urn&quot;, or leave it empty.</source>
        <translation>请用“subregistry change --urn”更正模式，或将其留空。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which may be %3 or %4. Such dates are left out; write them as YYYY-MM-DD.</source>
        <translation>列“%1”包含“%2”，它可能是 %3 或 %4。此类日期已忽略；请写成 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>No date of the column has a day after the 12th, which would show whether the day or the month is first.</source>
        <translation>该列中没有日大于 12 的日期，因此无法判断日在前还是月在前。</translation>
    </message>
    <message>
        <source>Write the dates of the column as YYYY-MM-DD.</source>
        <translation>请将该列的日期写成 YYYY-MM-DD。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known state; expected one of: %2.</source>
        <translation>“%1”不是已知的状态；应为以下之一：%2。</translation>
    </message>
    <message>
        <source>The state decides whether checks accept the value.</source>
        <translation>状态决定检查是否接受该值。</translation>
    </message>
    <message>
        <source>Correct the word, or the row if it is shifted.</source>
        <translation>请更正该词；如果该行错位，请更正该行。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is valid in the namespace as registered but not in this version.</source>
        <translation>“%1”在已注册的命名空间中有效，但在此版本中无效。</translation>
    </message>
    <message>
        <source>The URN belongs to the namespace &quot;%1&quot;; expected &quot;%2&quot;.</source>
        <translation>该 URN 属于命名空间“%1”；应为“%2”。</translation>
    </message>
    <message>
        <source>Choose another value, or use the one that replaces it.</source>
        <translation>请选择其他值，或使用取代它的值。</translation>
    </message>
    <message>
        <source>%1 was held before in &quot;%2&quot;. It is released, but not free.</source>
        <translation>%1 在“%2”中曾有持有者。它已释放，但并非空闲。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written &quot;%3&quot; in subregistry &quot;%2&quot;.</source>
        <translation>“%1”在子注册库“%2”中写作“%3”。</translation>
    </message>
    <message>
        <source>URNs whose numbers have different leading zeros are not equivalent (RFC 8141 3.1).</source>
        <translation>编号前导零不同的 URN 并不等价（RFC 8141 3.1）。</translation>
    </message>
    <message>
        <source>Write the number as it is listed.</source>
        <translation>请按列表中的写法书写该编号。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a row of the table.</source>
        <translation>“%1”不是表格中的一行。</translation>
    </message>
    <message>
        <source>A title before the table has other cells than its rows.</source>
        <translation>表格前的标题与表格各行的单元格不同。</translation>
    </message>
    <message>
        <source>Remove the line, or ignore this note.</source>
        <translation>请删除该行，或忽略此提示。</translation>
    </message>
    <message>
        <source>The registrant has no email, phone, or postal address; one of them is enough.</source>
        <translation>注册者没有电子邮件、电话或邮政地址；有其中一项即可。</translation>
    </message>
    <message>
        <source>A value in the URN is released, but was held before.</source>
        <translation>URN 中的一个值已释放，但曾有持有者。</translation>
    </message>
    <message>
        <source>A number in the URN has other leading zeros than in its subregistry.</source>
        <translation>URN 中某个编号的前导零与子注册库中的不同。</translation>
    </message>
    <message>
        <source>Reviewers must also answer these questions (RFC 8141 section 5.1). Please write what you know about them:</source>
        <translation>评审者还必须回答以下问题（RFC 8141 第 5.1 节）。请写下您所了解的情况：</translation>
    </message>
    <message>
        <source>Write &quot;urn:%1:...&quot;, or delete this URN.</source>
        <translation>请写成“urn:%1:...”，或删除此 URN。</translation>
    </message>
    <message>
        <source>Extend the rule, or correct or delete this URN.</source>
        <translation>请扩展规则，或者更正或删除此 URN。</translation>
    </message>
    <message>
        <source>The rule %1 is not defined; fixed text is written in quotation marks.</source>
        <translation>规则“%1”未定义；固定文本应写在引号中。</translation>
    </message>
    <message>
        <source>A word without quotation marks is the name of a rule.</source>
        <translation>不带引号的词是规则的名称。</translation>
    </message>
    <message>
        <source>Add quotation marks, or define a rule with this name.</source>
        <translation>添加引号，或定义一条使用此名称的规则。</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;, not to &quot;%3&quot;.</source>
        <translation>%1 属于“%2”，不属于“%3”。</translation>
    </message>
    <message>
        <source>Correct the value, or name the range that it belongs to; in a URN, its label.</source>
        <translation>更正该值，或写明它所属的范围；在 URN 中写明其标签。</translation>
    </message>
    <message>
        <source>%1 ends on %2, before its date %3.</source>
        <translation>%1 于 %2 结束，早于其日期 %3。</translation>
    </message>
    <message>
        <source>A holder has a value from its date until its end.</source>
        <translation>持有者从该日期到结束日期持有该值。</translation>
    </message>
    <message>
        <source>Correct one of the dates.</source>
        <translation>请更正其中一个日期。</translation>
    </message>
    <message>
        <source>which standard the namespace is or will be part of</source>
        <translation>该命名空间属于或将属于哪项标准</translation>
    </message>
    <message>
        <source>The grammar rejects the example &quot;%1&quot; in the text: %2</source>
        <translation>语法拒绝文本中的示例“%1”：%2</translation>
    </message>
    <message>
        <source>Line %2 already has %1, or a part of it.</source>
        <translation>第 %2 行已包含 %1 或其中一部分。</translation>
    </message>
    <message>
        <source>You are an author of this draft, as &quot;%1&quot;; give a reason to approve it yourself.</source>
        <translation>您（“%1”）是此草稿的作者；要自行批准，请给出理由。</translation>
    </message>
    <message>
        <source>Authors are all who own or owned a draft, or saved a change of it. Colleagues agreed on this rule of the registry. It is not a lock: anyone can change it, and the history records that.</source>
        <translation>作者是现在或曾经拥有草稿，或保存过其更改的所有人。这是同事之间约定的注册库规则。它不是锁定：任何人都可以更改它，历史会记录更改。</translation>
    </message>
    <message>
        <source>Nobody has approved this draft, and you are an author of it, as &quot;%1&quot;; give a reason to register it yourself.</source>
        <translation>还没有人批准此草稿，而您（“%1”）是其作者；要自行注册，请给出理由。</translation>
    </message>
    <message>
        <source>You are an author of this draft, as &quot;%1&quot;; this registry requires somebody else to approve it.</source>
        <translation>您（“%1”）是此草稿的作者；此注册库要求由其他人批准。</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Text, as mailed (RFC 8141 Appendix A)</source>
        <translation>文本，与邮件相同（RFC 8141 附录 A）</translation>
    </message>
    <message>
        <source>XML, with everything</source>
        <translation>XML，包含全部内容</translation>
    </message>
    <message>
        <source>HTML page with diagrams</source>
        <translation>带语法图的 HTML 页面</translation>
    </message>
    <message>
        <source>PDF for archives (PDF/A)</source>
        <translation>用于存档的 PDF（PDF/A）</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Section of an Internet-Draft (kramdown-rfc)</source>
        <translation>Internet-Draft 的一节（kramdown-rfc）</translation>
    </message>
    <message>
        <source>Section of an Internet-Draft (xml2rfc)</source>
        <translation>Internet-Draft 的一节（xml2rfc）</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON，包含全部内容</translation>
    </message>
    <message>
        <source>Linked data (JSON-LD)</source>
        <translation>关联数据（JSON-LD）</translation>
    </message>
    <message>
        <source>Table of the registry (CSV)</source>
        <translation>注册库表格（CSV）</translation>
    </message>
    <message>
        <source>Registry as IANA publishes it (XML)</source>
        <translation>IANA 发布形式的注册库（XML）</translation>
    </message>
    <message>
        <source>Record for IANA&apos;s registry (XML)</source>
        <translation>用于 IANA 注册库的记录（XML）</translation>
    </message>
    <message>
        <source>registration template of RFC 8141</source>
        <translation>RFC 8141 的注册模板</translation>
    </message>
    <message>
        <source>old registration template (RFC 2611, RFC 3406)</source>
        <translation>旧注册模板（RFC 2611、RFC 3406）</translation>
    </message>
    <message>
        <source>xml2rfc document</source>
        <translation>xml2rfc 文档</translation>
    </message>
    <message>
        <source>email</source>
        <translation>电子邮件</translation>
    </message>
    <message>
        <source>registry XML</source>
        <translation>注册库 XML</translation>
    </message>
    <message>
        <source>IANA&apos;s list of namespaces</source>
        <translation>IANA 的命名空间列表</translation>
    </message>
    <message>
        <source>registry JSON</source>
        <translation>注册库 JSON</translation>
    </message>
    <message>
        <source>registry table</source>
        <translation>注册库表格</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;XML</source>
        <translation>XML(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Tab-separated values</source>
        <translation>制表符分隔值</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>逗号分隔值</translation>
    </message>
    <message>
        <source>JSON, one object per line</source>
        <translation>JSON，每行一个对象</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>SARIF</source>
        <translation>SARIF</translation>
    </message>
    <message>
        <source>JUnit</source>
        <translation>JUnit</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>Email with the request, ready to send</source>
        <translation>包含申请的邮件，可直接发送</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>What belongs in a field is explained beside the form: choose %1.</source>
        <translation>表单旁边会说明各字段应填写的内容：选择 %1。</translation>
    </message>
    <message>
        <source>Save the draft: choose %1. The earlier text remains in the history.</source>
        <translation>保存草稿：选择 %1。之前的文本保留在历史中。</translation>
    </message>
    <message>
        <source>See what is missing before the draft can be submitted: choose %1.</source>
        <translation>查看提交草稿之前还缺少什么：选择 %1。</translation>
    </message>
    <message>
        <source>Now check names: choose %1.</source>
        <translation>现在检查名称：选择 %1。</translation>
    </message>
    <message>
        <source>Which version of the registration is this? The first one is 1.</source>
        <translation>这是注册的第几个版本？第一个版本是 1。</translation>
    </message>
    <message>
        <source>Which organization is responsible for the namespace?</source>
        <translation>哪个组织负责该命名空间？</translation>
    </message>
    <message>
        <source>Whom can others ask? Enter the name of a person or an office.</source>
        <translation>其他人可以向谁咨询？请输入人员或部门的名称。</translation>
    </message>
    <message>
        <source>What do the names identify, for whom, and who benefits from them?</source>
        <translation>这些名称标识什么、供谁使用、谁会从中受益？</translation>
    </message>
    <message>
        <source>Who assigns names, and what ensures that no name is assigned twice?</source>
        <translation>由谁分配名称？如何确保同一名称不会分配两次？</translation>
    </message>
    <message>
        <source>What can go wrong: names that are confused, guessed, or say something private?</source>
        <translation>可能出现什么问题：名称被混淆、被猜出，或透露隐私？</translation>
    </message>
    <message>
        <source>Can people look up what a name identifies, and where? If not, say so.</source>
        <translation>能否查到名称所标识的内容？在哪里查？如果不能，请注明。</translation>
    </message>
    <message>
        <source>Is there anything else that others need to know? If not, leave this empty.</source>
        <translation>还有其他人需要知道的内容吗？如果没有，请留空。</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Write a Registration</source>
        <translation>编写注册</translation>
    </message>
    <message>
        <source>To add such a list, choose %1. You can cancel the dialog.</source>
        <translation>要添加这样的列表，请选择 %1。对话框可以取消。</translation>
    </message>
    <message>
        <source>When the form is complete, let others review the draft: choose %1.</source>
        <translation>表单填写完毕后，请他人评审草稿：选择 %1。</translation>
    </message>
    <message>
        <source>Enter a namespace identifier (NID), for example museum-objects. If it has a mistake, the reason appears below it.</source>
        <translation>输入命名空间标识符 (NID)，例如 museum-objects。如果有错误，原因会显示在其下方。</translation>
    </message>
    <message>
        <source>Let this grammar decide which names are valid: press “%1”.</source>
        <translation>让此语法决定哪些名称有效：按“%1”。</translation>
    </message>
    <message>
        <source>Who did what, and when, is on the tab “%1”. Open it.</source>
        <translation>谁在何时做了什么，都在选项卡“%1”中。请打开它。</translation>
    </message>
    <message>
        <source>The registry also records who holds which values of a namespace. Select isbn in the list, and open the tab “%1”.</source>
        <translation>注册库还记录命名空间的各个值由谁持有。请在列表中选择 isbn，然后打开选项卡“%1”。</translation>
    </message>
    <message>
        <source>Press “%1”. Each line gets a verdict; select one to see the reason.</source>
        <translation>按“%1”。每行都会得到判定；选择一行可查看原因。</translation>
    </message>
    <message>
        <source>Which namespace identifier (NID) will follow &quot;urn:&quot;? For example museum-objects.</source>
        <translation>“urn:”之后将使用哪个命名空间标识符 (NID)？例如 museum-objects。</translation>
    </message>
    <message>
        <source>Nothing that RFC 8141 requires is missing. Save the draft: choose %1.</source>
        <translation>RFC 8141 要求的内容都已齐全。保存草稿：选择 %1。</translation>
    </message>
    <message>
        <source>Start a draft: choose %1. This does not publish anything.</source>
        <translation>新建草稿：选择 %1。这不会发布任何内容。</translation>
    </message>
    <message>
        <source>On the tab Template, say in the field Syntax what a name looks like. For example, NSS = 1*9DIGIT means one to nine digits.</source>
        <translation>在“模板”选项卡的“语法”字段中说明名称的形式。例如，NSS = 1*9DIGIT 表示一到九位数字。</translation>
    </message>
    <message>
        <source>Open the tab “%1”: it shows the text that others receive.</source>
        <translation>打开选项卡“%1”：这就是其他人得到的文本。</translation>
    </message>
    <message>
        <source>Everything that waits for you is on one page: choose %1.</source>
        <translation>等待您处理的事项有单独的页面：选择 %1。</translation>
    </message>
    <message>
        <source>You can find every action by a word: choose %1.</source>
        <translation>想做的任何事都可以用一个词找到：选择 %1。</translation>
    </message>
    <message>
        <source>Can the names be confused with those of another system? If not, say why not.</source>
        <translation>这些名称会与其他系统的名称混淆吗？如果不会，请说明原因。</translation>
    </message>
    <message>
        <source>Where is this described permanently? Enter a web address or the title of a standard.</source>
        <translation>哪里有长期可用的说明？请输入网址或标准的标题。</translation>
    </message>
    <message>
        <source>What changed since the previous version? For a first registration, leave this empty.</source>
        <translation>自上一版本以来有什么更改？如果是首次注册，请留空。</translation>
    </message>
    <message>
        <source>What is the email address of this contact?</source>
        <translation>此联系人的电子邮件地址是什么？</translation>
    </message>
    <message>
        <source>How do you describe the form of the names to readers?</source>
        <translation>您如何向读者描述名称的形式？</translation>
    </message>
    <message>
        <source>By which rule are names checked? For example, NSS = 1*9DIGIT means one to nine digits. F1 explains the notation. Below the rule, you can add names that it must accept or reject.</source>
        <translation>按什么规则检查名称？例如，NSS = 1*9DIGIT 表示一到九位数字。按 F1 可查看写法说明。您可以在规则下方添加它必须接受或拒绝的名称。</translation>
    </message>
    <message>
        <source>What is the date of the request? Enter year-month-day, such as 2026-11-25.</source>
        <translation>您在哪一天提出申请？请按“年-月-日”输入，例如 2026-11-25。</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message>
        <source>Nobody has the value, and it can be assigned.</source>
        <translation>该值无人持有，可以分配。</translation>
    </message>
    <message>
        <source>Somebody asked for the value; the decision is open.</source>
        <translation>已有人申请该值，尚未决定。</translation>
    </message>
    <message>
        <source>The value is kept for its holder, who does not use it yet.</source>
        <translation>该值为持有者保留，持有者尚未使用。</translation>
    </message>
    <message>
        <source>The holder has the value and may use it.</source>
        <translation>持有者拥有该值，可以使用。</translation>
    </message>
    <message>
        <source>The holder may use the value until a date, which can be postponed.</source>
        <translation>持有者可以使用该值到某一日期，该日期可以延后。</translation>
    </message>
    <message>
        <source>The holder keeps the value, and it remains valid, but not for new uses.</source>
        <translation>持有者保留该值，它仍然有效，但不得用于新的用途。</translation>
    </message>
    <message>
        <source>The value is no longer used, remains in the list, and is never assigned again.</source>
        <translation>该值不再使用，留在列表中，永远不再分配。</translation>
    </message>
    <message>
        <source>The value was removed from the list, and is not assigned again unless it is released to the pool.</source>
        <translation>该值已从列表中移除，除非释放回可用池，否则不再分配。</translation>
    </message>
    <message>
        <source>The value was made free again, and can be assigned to anybody.</source>
        <translation>该值已重新空闲，可以分配给任何人。</translation>
    </message>
    <message>
        <source>%1 assigned %2 on %3.</source>
        <translation>%1 于 %3 分配了 %2。</translation>
    </message>
    <message>
        <source>%1 reserved %2 on %3.</source>
        <translation>%1 于 %3 保留了 %2。</translation>
    </message>
    <message>
        <source>%1 split %2 on %3.</source>
        <translation>%1 于 %3 拆分了 %2。</translation>
    </message>
    <message>
        <source>%1 merged %2 on %3.</source>
        <translation>%1 于 %3 合并了 %2。</translation>
    </message>
    <message>
        <source>%1 transferred %2 on %3.</source>
        <translation>%1 于 %3 转让了 %2。</translation>
    </message>
    <message>
        <source>%1 deprecated %2 on %3.</source>
        <translation>%1 于 %3 将 %2 标为弃用。</translation>
    </message>
    <message>
        <source>%1 retired %2 on %3.</source>
        <translation>%1 于 %3 停用了 %2。</translation>
    </message>
    <message>
        <source>%1 released %2 on %3.</source>
        <translation>%1 于 %3 释放了 %2。</translation>
    </message>
    <message>
        <source>%1 withdrew %2 on %3.</source>
        <translation>%1 于 %3 撤回了 %2。</translation>
    </message>
    <message>
        <source>%1 undid a change of %2 on %3.</source>
        <translation>%1 于 %3 撤销了对 %2 的一个更改。</translation>
    </message>
    <message>
        <source>%1 edited %2 on %3.</source>
        <translation>%1 于 %3 编辑了 %2。</translation>
    </message>
    <message>
        <source>%1 imported %2 on %3.</source>
        <translation>%1 于 %3 导入了 %2。</translation>
    </message>
    <message>
        <source>%1 changed the range %2 on %3.</source>
        <translation>%1 于 %3 更改了范围 %2。</translation>
    </message>
    <message>
        <source>not assignable (range closed)</source>
        <translation>不可分配（范围已关闭）</translation>
    </message>
    <message>
        <source>not assignable (range reserved)</source>
        <translation>不可分配（范围已保留）</translation>
    </message>
    <message>
        <source>not assignable (range private)</source>
        <translation>不可分配（范围为私用）</translation>
    </message>
    <message>
        <source>%1 changed %2 on %3.</source>
        <translation>%1 于 %3 更改了 %2。</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>%1 重新空闲。</translation>
    </message>
    <message>
        <source>%1 is free again.</source>
        <translation>%1 重新空闲。</translation>
    </message>
    <message>
        <source>%1 have no contact: that of the earlier holder was not kept.</source>
        <translation>%1 没有联系人：未保留原持有者的联系人。</translation>
    </message>
    <message>
        <source>%1 has no contact: that of the earlier holder was not kept.</source>
        <translation>%1 没有联系人：未保留原持有者的联系人。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the value another holder, from now on.</source>
        <translation>从现在起，将该值交给另一个持有者。</translation>
    </message>
    <message>
        <source>The holder keeps the value, which remains valid; checks warn that it is not for new uses.</source>
        <translation>持有者保留该值，它仍然有效；检查会警告它不供新的用途使用。</translation>
    </message>
    <message>
        <source>Ends the use of a value that was in use. It remains in the list, and nobody gets it again.</source>
        <translation>终止一个使用过的值。它留在列表中，任何人都不会再得到它。</translation>
    </message>
    <message>
        <source>Ends a reservation or request that was never used. The value remains in the list, and can be released to the pool.</source>
        <translation>终止从未使用过的预留或申请。该值留在列表中，并可释放回可用池。</translation>
    </message>
    <message>
        <source>Removes an entry from the list, such as one made by mistake. Only a release to the pool lets somebody else have the value.</source>
        <translation>从列表中移除条目，例如误加的条目。只有释放回可用池，其他人才能得到该值。</translation>
    </message>
    <message>
        <source>%1 restored a backup that lacked %2 on %3.</source>
        <translation>%1 于 %3 恢复了缺少 %2 的备份。</translation>
    </message>
    <message>
        <source>The values %1 will be free again.</source>
        <translation>值 %1 将重新空闲。</translation>
    </message>
    <message>
        <source>The value %1 will be free again.</source>
        <translation>值 %1 将重新空闲。</translation>
    </message>
    <message>
        <source>Range &quot;%1&quot; is for %2. The request does not name the kind of its asker, so this was not checked.</source>
        <translation>范围“%1”供 %2 使用。该申请未说明申请者的类型，因此未作检查。</translation>
    </message>
    <message>
        <source>Contacts left out: %1.</source>
        <translation>省略的联系人：%1。</translation>
    </message>
    <message>
        <source>Private entries shown only as taken: %1.</source>
        <translation>仅显示为已占用的不公开条目：%1。</translation>
    </message>
    <message>
        <source>To export everything, use %1.</source>
        <translation>要导出全部内容，请使用 %1。</translation>
    </message>
    <message>
        <source>The value was reserved or requested, but never used. It remains in the list, and is not assigned again unless it is released to the pool.</source>
        <translation>该值曾被保留或申请，但从未使用。它留在列表中，除非释放回可用池，否则不再分配。</translation>
    </message>
    <message>
        <source>The refusal is not recorded, because the request has no identifier.</source>
        <translation>未记录此拒绝，因为该申请没有标识。</translation>
    </message>
    <message>
        <source>The refusal of request &quot;%1&quot; is recorded in the history.</source>
        <translation>对申请“%1”的拒绝已记录在历史中。</translation>
    </message>
    <message>
        <source>Dates left out because they cannot be read: %1.</source>
        <translation>因无法读取而省略的日期：%1。</translation>
    </message>
    <message>
        <source>Entries outside of all ranges: %1.</source>
        <translation>在所有范围之外的条目：%1。</translation>
    </message>
    <message>
        <source>%1 updated %2 from a list on %3.</source>
        <translation>%1 于 %3 从列表中采纳了 %2。</translation>
    </message>
    <message>
        <source>%1 remain free. To assign the lowest of them, use %2.</source>
        <translation>%1 仍然空闲。要分配其中最小的号码，请使用 %2。</translation>
    </message>
    <message>
        <source>%1 remains free. To assign it, use %2.</source>
        <translation>%1 仍然空闲。要分配它，请使用 %2。</translation>
    </message>
    <message>
        <source>%1 changed what is set for %2 on %3.</source>
        <translation>%1 于 %3 更改了 %2 的设置。</translation>
    </message>
    <message>
        <source>The lower values %1 stay free.</source>
        <translation>较小的值 %1 仍然空闲。</translation>
    </message>
    <message>
        <source>The lower value %1 stays free.</source>
        <translation>较小的值 %1 仍然空闲。</translation>
    </message>
    <message>
        <source>%1 created %2 on %3.</source>
        <translation>%1 于 %3 新建了 %2。</translation>
    </message>
    <message>
        <source>%1 is read as %2, because other dates of its column show the order of day and month.</source>
        <translation>%1 按 %2 读取，因为该列的其他日期表明了日和月的顺序。</translation>
    </message>
    <message>
        <source>Dates left out because it is not clear which number is the day: %1.</source>
        <translation>因无法确定哪个数字是日而省略的日期：%1。</translation>
    </message>
    <message>
        <source>The same request was refused on %1. To have it decided again, undo the refusal or use another identifier.</source>
        <translation>同一请求已于 %1 被拒绝。若要重新决定，请撤消拒绝或使用另一个标识符。</translation>
    </message>
    <message>
        <source>In the list, but not in the file: %1. Nothing is removed.</source>
        <translation>在列表中，但不在文件中：%1。不会删除任何内容。</translation>
    </message>
    <message>
        <source>This corrects the name of the same holder: the day and the request by which it has the value remain. To give the value to another holder, transfer it.</source>
        <translation>这只更正同一持有者的名称：取得该值的日期和请求不变。要将该值给予其他持有者，请转让。</translation>
    </message>
    <message>
        <source>Columns that are not imported: %1.</source>
        <translation>不导入的列：%1。</translation>
    </message>
    <message>
        <source>The earlier letter offered %1, which is no longer possible.</source>
        <translation>先前的信函提供了 %1，现已无法提供。</translation>
    </message>
    <message>
        <source>URNs with values outside of all ranges are invalid, because these have no label.</source>
        <translation>所含的值不在任何范围内的 URN 无效，因为这些值没有标签。</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>File name ends with</source>
        <translation>文件名结尾</translation>
    </message>
    <message>
        <source>This page is not translated yet. It is shown in English.</source>
        <translation>此页面尚未翻译，以英文显示。</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>这些词的含义</translation>
    </message>
</context>
<context>
    <name>NamespaceCounts</name>
    <message numerus="yes">
        <source>%n formal</source>
        <translation>
            <numerusform>正式 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n informal</source>
        <translation>
            <numerusform>非正式 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>草稿 %n 份</numerusform>
        </translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>所有者：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) found.</source>
        <translation>
            <numerusform>找到 %n 个条目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>syntax rule</source>
        <translation>语法规则</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>No assignee</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Assignee: %1</source>
        <translation>负责人：%1</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>所有者：%1</translation>
    </message>
    <message>
        <source>Changed after approval: %1.</source>
        <translation>批准后已更改：%1。</translation>
    </message>
    <message>
        <source>Editorial change of %1: %2</source>
        <translation>对%1的编辑性更改：%2</translation>
    </message>
    <message>
        <source>Approval: %1</source>
        <translation>批准：%1</translation>
    </message>
    <message>
        <source>No longer in IANA&apos;s list of %1.</source>
        <translation>已不在 IANA %1 的列表中。</translation>
    </message>
    <message>
        <source>Review as email to %1</source>
        <translation>以电子邮件发给 %1 的评审</translation>
    </message>
    <message>
        <source>Request as email to %1</source>
        <translation>以电子邮件发给 %1 的申请</translation>
    </message>
    <message>
        <source>%1: assigned %2</source>
        <translation>%1：分配了 %2</translation>
    </message>
    <message>
        <source>%1: reserved %2</source>
        <translation>%1：预留了 %2</translation>
    </message>
    <message>
        <source>%1: split %2</source>
        <translation>%1：拆分了 %2</translation>
    </message>
    <message>
        <source>%1: transferred %2</source>
        <translation>%1：转让了 %2</translation>
    </message>
    <message>
        <source>%1: deprecated %2</source>
        <translation>%1：将 %2 标记为不再推荐</translation>
    </message>
    <message>
        <source>%1: retired %2</source>
        <translation>%1：停用了 %2</translation>
    </message>
    <message>
        <source>%1: released %2</source>
        <translation>%1：释放了 %2</translation>
    </message>
    <message>
        <source>%1: withdrew %2</source>
        <translation>%1：撤回了 %2</translation>
    </message>
    <message>
        <source>%1: defined range %2</source>
        <translation>%1：定义了范围 %2</translation>
    </message>
    <message>
        <source>%1: imported %2</source>
        <translation>%1：导入了 %2</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>From a file: %1</source>
        <translation>来自文件：%1</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>已更改：%1。</translation>
    </message>
    <message>
        <source>%1: merged %2</source>
        <translation>%1：合并了 %2</translation>
    </message>
    <message>
        <source>%1: edited %2</source>
        <translation>%1：编辑了 %2</translation>
    </message>
    <message>
        <source>%1: refused %2</source>
        <translation>%1：拒绝了 %2</translation>
    </message>
    <message>
        <source>%1: created the list</source>
        <translation>新建 %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>%1: the restored backup lacked %2</source>
        <translation>%1：恢复的备份缺少 %2</translation>
    </message>
    <message>
        <source>Reminder as email to %1</source>
        <translation>以电子邮件发给 %1 的提醒</translation>
    </message>
    <message>
        <source>%1: updated %2 from a list</source>
        <translation>%1：从列表中采纳了 %2</translation>
    </message>
    <message>
        <source>%1: changed the definition: %2</source>
        <translation>%1：已更改定义：%2</translation>
    </message>
    <message>
        <source>%1: refused %2 (request %3)</source>
        <translation>%1：已拒绝 %2（申请 %3）</translation>
    </message>
    <message>
        <source>%1: changed the definition</source>
        <translation>%1：已更改定义</translation>
    </message>
    <message>
        <source>%1: changed range %2</source>
        <translation>%1：更改了范围 %2</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>largest block</source>
        <translation>最大号段</translation>
    </message>
    <message>
        <source>rule of the label</source>
        <translation>标签规则</translation>
    </message>
    <message>
        <source>label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>kind of asker</source>
        <translation>申请者类型</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>values that are not listed</source>
        <translation>未列出的值</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>From the backup %1. The replaced history had %2 entries.</source>
        <extracomment>%1 is a file name, %2 a number</extracomment>
        <translation>来自备份 %1。被替换的历史有 %2 个条目。</translation>
    </message>
    <message>
        <source>%1: refused the next value (request %2)</source>
        <translation>%1：已拒绝下一个值（申请 %2）</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <extracomment>The key of a keyboard that ends a line</extracomment>
        <translation>回车</translation>
    </message>
</context>
<context>
    <name>RegistrantPart</name>
    <message>
        <source>Organization</source>
        <translation>组织</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Contact name</source>
        <translation>联系人姓名</translation>
    </message>
    <message>
        <source>Role address</source>
        <translation>职能地址</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>电子邮件</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>电话</translation>
    </message>
    <message>
        <source>Fast track</source>
        <translation>快速通道</translation>
    </message>
    <message>
        <source>Other contact details</source>
        <translation>其他联系信息</translation>
    </message>
</context>
<context>
    <name>RegistryWords</name>
    <message>
        <source>Formal</source>
        <translation>正式</translation>
    </message>
    <message>
        <source>Informal</source>
        <translation>非正式</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>评审中</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>With IANA</source>
        <translation>已发送至 IANA</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>已注册</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>(no NID yet)</source>
        <translation>（尚无 NID）</translation>
    </message>
    <message>
        <source>draft %1</source>
        <translation>草稿 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a NID, and &quot;draft 7&quot; or &quot;version 2&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Withdrawn, draft</source>
        <translation>已撤回，有草稿</translation>
    </message>
    <message>
        <source>Registered, draft</source>
        <translation>已注册，有草稿</translation>
    </message>
    <message>
        <source>Withdrawn, draft in review</source>
        <translation>已撤回，草稿评审中</translation>
    </message>
    <message>
        <source>Registered, draft in review</source>
        <translation>已注册，草稿评审中</translation>
    </message>
    <message>
        <source>Withdrawn, draft approved</source>
        <translation>已撤回，草稿已批准</translation>
    </message>
    <message>
        <source>Registered, draft approved</source>
        <translation>已注册，草稿已批准</translation>
    </message>
    <message>
        <source>Withdrawn, draft with IANA</source>
        <translation>已撤回，草稿已发送至 IANA</translation>
    </message>
    <message>
        <source>Registered, draft with IANA</source>
        <translation>已注册，草稿已发送至 IANA</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>accepted by the rules of: %1</source>
        <translation>被以下命名空间的规则接受：%1</translation>
    </message>
    <message>
        <source>%1: %2 checked, %3 % valid: %4 valid, %5 invalid, %6 unregistered, %7 undecided</source>
        <translation>%1：已检查 %2 个，%3% 有效：%4 个有效，%5 个无效，%6 个未注册，%7 个无法判定</translation>
    </message>
</context>
<context>
    <name>Shared</name>
    <message>
        <source>NID</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Registrant</source>
        <translation>注册者</translation>
    </message>
    <message>
        <source>Record date</source>
        <translation>登记日期</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系人</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>(no NID)</source>
        <translation>（无 NID）</translation>
    </message>
    <message>
        <source>(all other NIDs)</source>
        <translation>（所有其他 NID）</translation>
    </message>
    <message>
        <source>%1 is in a network folder. It may be damaged if two people use it at the same time. Keep it on this machine, or let only one person use it at a time.</source>
        <translation>%1 位于网络文件夹中。两人同时使用可能会损坏它。请将它保存在本机，或者每次只让一人使用。</translation>
    </message>
    <message>
        <source>%1 is in a folder that a service synchronizes. The service may restore an older copy while you work. Keep the registry elsewhere and put backups there.</source>
        <translation>%1 位于由某项服务同步的文件夹中。该服务可能会在您工作时恢复较旧的副本。请将注册库保存在别处，而将备份放在那里。</translation>
    </message>
    <message>
        <source>Other users of this machine can read %1. To prevent this, run: chmod go= &quot;%2&quot;</source>
        <translation>本机的其他用户可以读取 %1。要防止这种情况，请运行：chmod go= &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has more than %2 invalid names, the limit for a comparison.</source>
        <translation>%1 中的无效名称超过 %2 个，即比较的上限。</translation>
    </message>
    <message>
        <source>The registry was not changed, because the backup is not intact.</source>
        <translation>注册库未更改，因为备份不完好。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed after it was approved, so it is in review again.</source>
        <translation>“%1”在批准后被更改，因此重新进入评审。</translation>
    </message>
    <message>
        <source>The draft was moved to the trash.</source>
        <translation>草稿已移至回收站。</translation>
    </message>
    <message>
        <source>Not acknowledged: %1</source>
        <translation>未确认知悉：%1</translation>
    </message>
    <message>
        <source>Line %1 of the text is longer than %2 columns, because grammars and URNs are not wrapped.</source>
        <translation>文本第 %1 行超过 %2 列，因为语法和 URN 不换行。</translation>
    </message>
    <message>
        <source>The registry has no template text for this registration.</source>
        <translation>注册库中没有此注册项的模板文本。</translation>
    </message>
    <message>
        <source>Lines end with CR LF; the CR is not part of them.</source>
        <translation>各行以 CR LF 结尾；CR 不属于行的内容。</translation>
    </message>
    <message>
        <source>The byte order mark at the start was skipped.</source>
        <translation>已跳过开头的字节顺序标记。</translation>
    </message>
    <message>
        <source>%1 is not a check report. Choose one that was written as tsv, csv, jsonl, or json.</source>
        <translation>%1 不是检查报告。请选择以 tsv、csv、jsonl 或 json 格式写出的报告。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date such as 2026-03-14.</source>
        <translation>“%1”不是 2026-03-14 这样的日期。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a positive number.</source>
        <translation>“%1”不是正数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name columns; expected value=NAME,state=NAME.</source>
        <translation>“%1”未指定列；应为 value=NAME,state=NAME。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a subregistry; use letters, digits, and hyphens between them.</source>
        <translation>“%1”不能用来命名子注册库；请使用字母、数字以及它们之间的连字符。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a pattern of URNs such as urn:%2:{value}.</source>
        <translation>“%1”不是 urn:%2:{value} 这样的 URN 模式。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的更改。</translation>
    </message>
    <message>
        <source>Line %1 of the text contains non-ASCII characters; replace them if the recipient requires ASCII.</source>
        <translation>文本第 %1 行包含非 ASCII 字符；如果收件方要求 ASCII，请替换它们。</translation>
    </message>
    <message>
        <source>The approval rule changed from &quot;%1&quot; to &quot;%2&quot;, as in the backup.</source>
        <translation>批准规则已从“%1”变为“%2”，与备份相同。</translation>
    </message>
    <message>
        <source>The namespace &quot;%1&quot; has no grammar, so the subregistry cannot name the rule &quot;%2&quot;.</source>
        <translation>命名空间“%1”没有语法，因此子注册库不能指定规则“%2”。</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; does not match a number of this kind. Name the rule of the number alone.</source>
        <translation>规则“%1”不匹配此类编号。请指定仅匹配编号本身的规则。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) of the list do not match the rule &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>列表中有 %Ln 个值不匹配规则“%1”：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URN(s) of the list are not valid: %1</source>
        <translation>
            <numerusform>列表中有 %Ln 个 URN 无效：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed &quot;%1&quot; and are now one of its authors: somebody else should approve it.</source>
        <translation>您更改了“%1”，现在是其作者之一：应由其他人批准。</translation>
    </message>
    <message>
        <source>The subregistry %1 was removed. Its history remains.</source>
        <translation>子注册库 %1 已移除。其历史记录仍然保留。</translation>
    </message>
    <message>
        <source>Rule &quot;%1&quot; is also the rule of subregistry %2. Each URN is checked with the list whose pattern it matches. If it matches several patterns or none, one of the lists must contain the value.</source>
        <translation>规则“%1”也是子注册库 %2 的规则。每个 URN 用其所匹配模式的列表检查。如果它匹配多个模式或不匹配任何模式，则其中一个列表必须包含该值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name and what it is, such as &quot;10300: assigned, Quay, 2026-03-14&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>the parts of a list that have commas of their own</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>The grammar of &quot;%1&quot; has no rule &quot;%2&quot;; expected one of: %3. If none of them matches only the values, register a new version whose grammar has such a rule.</source>
        <translation>“%1”的语法没有规则“%2”；应为以下之一：%3。如果其中没有只匹配取值的规则，请注册一个新版本，并在其语法中加入这样的规则。</translation>
    </message>
    <message>
        <source>The grammar also matches some URNs without the rule &quot;%1&quot;, such as %2. These are valid whatever the list contains: change the grammar so that only this rule matches them.</source>
        <translation>不经过规则“%1”，语法也接受某些 URN，例如 %2。无论列表包含什么，这些 URN 都有效：请修改语法，使其只能由该规则匹配。</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>underscore</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>连字符</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>冒号</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>斜杠</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>反斜杠</translation>
    </message>
    <message>
        <source>number sign</source>
        <translation>井号</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>问号</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>感叹号</translation>
    </message>
    <message>
        <source>percent sign</source>
        <translation>百分号</translation>
    </message>
    <message>
        <source>ampersand</source>
        <translation>与号</translation>
    </message>
    <message>
        <source>asterisk</source>
        <translation>星号</translation>
    </message>
    <message>
        <source>plus sign</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>equals sign</source>
        <translation>等号</translation>
    </message>
    <message>
        <source>at sign</source>
        <translation>at 符号</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>波浪号</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>撇号</translation>
    </message>
    <message>
        <source>left parenthesis</source>
        <translation>左括号</translation>
    </message>
    <message>
        <source>right parenthesis</source>
        <translation>右括号</translation>
    </message>
    <message>
        <source>less-than sign</source>
        <translation>小于号</translation>
    </message>
    <message>
        <source>greater-than sign</source>
        <translation>大于号</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>dollar sign</source>
        <translation>美元符号</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two numbers: &quot;10 to 19&quot;</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>period</source>
        <translation>句点</translation>
    </message>
</context>
<context>
    <name>StepQuestion</name>
    <message>
        <source>&amp;Reason to continue without these answers:</source>
        <translation>没有这些答案仍继续的理由(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Reason to register without an approval:</source>
        <translation>未经批准而注册的理由(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Reason to continue although requirements are not met:</source>
        <translation>要求未满足仍继续的理由(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Reason to continue although requirements and questions are open:</source>
        <translation>要求和问题尚未解决仍继续的理由(&amp;R)：</translation>
    </message>
    <message>
        <source>you approve your own draft</source>
        <translation>您批准自己的草稿</translation>
    </message>
    <message>
        <source>you register your own draft</source>
        <translation>您注册自己的草稿</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) not answered</source>
        <translation>
            <numerusform>%n 个问题未回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. New state of %1: %2.</source>
        <translation>已保存。%1 的新状态：%2。</translation>
    </message>
    <message>
        <source>Nidus itself sent nothing. The email to send is in %1.</source>
        <translation>Nidus 本身未发送任何内容。要发送的邮件位于 %1。</translation>
    </message>
</context>
<context>
    <name>StretchTexts</name>
    <message>
        <source>%L1 numbers</source>
        <translation>%L1 个编号</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>范围 %1</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>代表 %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>编号数量</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>申请标识符</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>申请 %1</translation>
    </message>
    <message>
        <source>next free</source>
        <translation>下一个空闲值</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Refused by</source>
        <translation>拒绝者</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>申请者</translation>
    </message>
    <message>
        <source>Before %1</source>
        <translation>%1 之前</translation>
    </message>
    <message>
        <source>next %1 free</source>
        <translation>接下来 %1 个空闲值</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Only a part of the map: %1</source>
        <translation>仅为分布图的一部分：%1</translation>
    </message>
</context>
<context>
    <name>SubregistryAsker</name>
    <message>
        <source>certain holders</source>
        <translation>特定持有者</translation>
    </message>
    <message>
        <source>certain holders or kinds of askers</source>
        <translation>特定持有者或特定类型的申请者</translation>
    </message>
</context>
<context>
    <name>SubregistryState</name>
    <message>
        <source>open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>private</source>
        <translation>私用</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>assigned</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>临时</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>不再推荐</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>在可用池中</translation>
    </message>
    <message>
        <source>not assignable, because the range is closed</source>
        <translation>不可分配，因为范围已关闭</translation>
    </message>
    <message>
        <source>not assignable, because the range is private</source>
        <translation>不可分配，因为范围为私用</translation>
    </message>
    <message>
        <source>not assignable, because the range is reserved</source>
        <translation>不可分配，因为范围已保留</translation>
    </message>
</context>
<context>
    <name>SubregistryWords</name>
    <message>
        <source>pending</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>assigned</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>临时</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>不再推荐</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已释放</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>在可用池中</translation>
    </message>
    <message>
        <source>open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>private</source>
        <translation>私用</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>free</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Values of the range can be assigned.</source>
        <translation>此范围内的值可以分配。</translation>
    </message>
    <message>
        <source>Anybody may use the values without registration.</source>
        <translation>任何人都可以使用这些值，无需注册。</translation>
    </message>
    <message>
        <source>No further value of the range is assigned.</source>
        <translation>不再分配此范围内的值。</translation>
    </message>
    <message>
        <source>The range is kept for later; no value is assigned yet.</source>
        <translation>此范围留待以后使用；目前不分配任何值。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>末尾编号</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>截止</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>On behalf of</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系人</translation>
    </message>
    <message>
        <source>Superseded by</source>
        <translation>取代者</translation>
    </message>
    <message>
        <source>Renewals</source>
        <translation>续期次数</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>私有</translation>
    </message>
    <message>
        <source>State in the source</source>
        <translation>来源中的状态</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>Gives values to a holder, who may use them.</source>
        <translation>将值交给持有者使用。</translation>
    </message>
    <message>
        <source>Keeps values for a holder, who does not use them yet.</source>
        <translation>为尚未使用的持有者保留值。</translation>
    </message>
    <message>
        <source>Divides a block into two parts, which may have different holders.</source>
        <translation>将一个块分为两部分，两部分可以有不同的持有者。</translation>
    </message>
    <message>
        <source>Joins adjacent entries of one holder.</source>
        <translation>合并同一持有者的相邻条目。</translation>
    </message>
    <message>
        <source>Kind of asker</source>
        <translation>申请者类型</translation>
    </message>
    <message>
        <source>%1 in subregistry “%2” of %3</source>
        <extracomment>&quot;10300 in subregistry “objects” of oma&quot;: %2 is a list of values, %3 its namespace</extracomment>
        <translation>%3 的子注册库“%2”中的 %1</translation>
    </message>
    <message>
        <source>split</source>
        <translation>已拆分</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>已合并</translation>
    </message>
    <message>
        <source>transferred</source>
        <translation>已转让</translation>
    </message>
    <message>
        <source>missing in the backup</source>
        <translation>备份中缺失</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>updated from a list</source>
        <translation>已根据列表更新</translation>
    </message>
    <message>
        <source>created</source>
        <translation>已创建</translation>
    </message>
    <message>
        <source>definition changed</source>
        <translation>定义已更改</translation>
    </message>
    <message>
        <source>range changed</source>
        <translation>范围已更改</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>%1, ended</source>
        <translation>%1，已到期</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已到期</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n with recovered edits</source>
        <translation>
            <numerusform>%n 份有找回的修改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved by somebody else while you edited</source>
        <translation>
            <numerusform>%n 份在您编辑时被他人保存</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n based on an outdated version</source>
        <translation>
            <numerusform>%n 份基于过时的版本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due for follow-up</source>
        <translation>
            <numerusform>%n 份需要跟进</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with open comments</source>
        <translation>
            <numerusform>%n 份有未解决的评论</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approved</source>
        <translation>
            <numerusform>%n 份已批准</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your drafts to finish</source>
        <translation>
            <numerusform>%n 份您的草稿待完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in review</source>
        <translation>
            <numerusform>%n 份评审中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with IANA</source>
        <translation>
            <numerusform>%n 份已发送至 IANA</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits of %2 were not saved</source>
        <translation>%2 的修改未保存</translation>
    </message>
    <message>
        <source>Saved by %1 on %2, while you edited</source>
        <translation>您编辑期间，%1 于 %2 保存了草稿</translation>
    </message>
    <message>
        <source>A newer version was registered after this draft began</source>
        <translation>此草稿开始后，又注册了更新的版本</translation>
    </message>
    <message>
        <source>The reminder has been due since %2</source>
        <translation>提醒自 %2 起已到期</translation>
    </message>
    <message>
        <source>Open since %2, last comment by %1</source>
        <translation>自 %2 起未解决，最后评论者：%1</translation>
    </message>
    <message>
        <source>Approved by %1 on %2</source>
        <translation>由 %1 于 %2 批准</translation>
    </message>
    <message>
        <source>Last saved by %1 on %2</source>
        <translation>上次由 %1 于 %2 保存</translation>
    </message>
    <message>
        <source>Submitted by %1 on %2</source>
        <translation>由 %1 于 %2 提交</translation>
    </message>
    <message>
        <source>Sent to IANA by %1 on %2</source>
        <translation>由 %1 于 %2 发送至 IANA</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>Restore or delete recovered edits</source>
        <translation>恢复或删除找回的修改</translation>
    </message>
    <message>
        <source>Merge your edits with those saved by somebody else</source>
        <translation>将您的修改与他人保存的修改合并</translation>
    </message>
    <message>
        <source>Merge with version %1</source>
        <translation>与版本 %1 合并</translation>
    </message>
    <message>
        <source>Follow up, and set another reminder</source>
        <translation>跟进，并设置新的提醒</translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n open comment(s)</source>
        <translation>
            <numerusform>解决 %n 条未解决的评论</numerusform>
        </translation>
    </message>
    <message>
        <source>Send to IANA, or register</source>
        <translation>发送至 IANA，或注册</translation>
    </message>
    <message>
        <source>Finish and submit for review</source>
        <translation>完成并提交评审</translation>
    </message>
    <message>
        <source>Last saved on %1</source>
        <translation>上次保存于 %1</translation>
    </message>
    <message>
        <source>Review, then approve or comment</source>
        <translation>评审，然后批准或提出意见</translation>
    </message>
    <message numerus="yes">
        <source>%n returned to you</source>
        <translation>
            <numerusform>%n 份已退回给您</numerusform>
        </translation>
    </message>
    <message>
        <source>Created by %1 on %2, not saved yet</source>
        <translation>由 %1 于 %2 创建，尚未保存</translation>
    </message>
    <message>
        <source>Created by %1 on %2</source>
        <translation>由 %1 于 %2 创建</translation>
    </message>
    <message>
        <source>Last saved by %1 on %2, edits not saved yet</source>
        <translation>由 %1 于 %2 保存，之后的修改尚未保存</translation>
    </message>
    <message>
        <source>Returned by %1 on %2</source>
        <translation>由 %1 于 %2 退回</translation>
    </message>
    <message>
        <source>Assign a reviewer, or approve with a reason</source>
        <translation>指派评审者，或填写理由后批准</translation>
    </message>
    <message>
        <source>Assign a reviewer: a second person must approve</source>
        <translation>指派评审者：必须由另一人批准</translation>
    </message>
    <message>
        <source>Waiting for IANA, then register</source>
        <translation>等待 IANA，然后注册</translation>
    </message>
    <message>
        <source>Change what the reviewer asks for, and submit again</source>
        <translation>按评审者的要求修改后再次提交</translation>
    </message>
    <message>
        <source>Email the request to %1, or approve with a reason</source>
        <translation>将申请发邮件至 %1，或填写理由后批准</translation>
    </message>
    <message>
        <source>Email the request to %1, and wait for answers</source>
        <translation>将申请用电子邮件发送到 %1，并等待答复</translation>
    </message>
    <message>
        <source>Questions are open; last comment by %1 on %2</source>
        <translation>问题尚未全部回答；最后一条评论来自 %1（%2）</translation>
    </message>
</context>
<context>
    <name>UrnParts</name>
    <message>
        <source>r-component</source>
        <translation>r- 组件</translation>
    </message>
    <message>
        <source>q-component</source>
        <translation>q- 组件</translation>
    </message>
    <message>
        <source>r-component, q-component</source>
        <translation>r- 组件、q- 组件</translation>
    </message>
    <message>
        <source>f-component</source>
        <translation>f- 组件</translation>
    </message>
    <message>
        <source>r-component, f-component</source>
        <translation>r- 组件、f- 组件</translation>
    </message>
    <message>
        <source>q-component, f-component</source>
        <translation>q- 组件、f- 组件</translation>
    </message>
    <message>
        <source>r-component, q-component, f-component</source>
        <translation>r- 组件、q- 组件、f- 组件</translation>
    </message>
</context>
<context>
    <name>nidus::check::Verdict</name>
    <message>
        <source>valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>unregistered</source>
        <translation>未注册</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>The URN passed all selected checks.</source>
        <translation>URN 通过了所有选定的检查。</translation>
    </message>
    <message>
        <source>The text is not a valid URN; do not use it.</source>
        <translation>该文本不是有效的 URN；请勿使用。</translation>
    </message>
    <message>
        <source>The URN syntax is correct, but this namespace is not registered.</source>
        <translation>URN 的语法正确，但此命名空间未注册。</translation>
    </message>
    <message>
        <source>The check reached a limit before it had a result.</source>
        <translation>检查在得出结果之前达到了限制。</translation>
    </message>
    <message>
        <source>The URN is valid, but has a warning, such as a wrong check digit.</source>
        <translation>URN 有效，但有警告，例如校验位错误。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln valid</source>
        <translation>
            <numerusform>%Ln 有效</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid</source>
        <translation>
            <numerusform>%Ln 无效</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unregistered</source>
        <translation>
            <numerusform>%Ln 未注册</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln undecided</source>
        <translation>
            <numerusform>%Ln 无法判定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these with warnings</source>
        <extracomment>next to &quot;12 valid&quot;, of which these are a part</extracomment>
        <translation>
            <numerusform>其中 %Ln 有警告</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::grammar::Explanation</name>
    <message>
        <source>Column %1: %2</source>
        <extracomment>%1 is a number, %2 a sentence about that column</extracomment>
        <translation>第 %1 列：%2</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… 以及另外 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>syntactically valid</source>
        <translation>语法有效</translation>
    </message>
    <message>
        <source>not valid. %1</source>
        <translation>无效。%1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::AboutDialog</name>
    <message>
        <source>About Nidus</source>
        <translation>关于 Nidus</translation>
    </message>
    <message>
        <source>Nidus %1</source>
        <translation>Nidus %1</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>SQLite %1</source>
        <translation>SQLite %1</translation>
    </message>
    <message>
        <source>Namespaces published by IANA on %1</source>
        <translation>IANA 于 %1 发布的命名空间</translation>
    </message>
    <message>
        <source>Keeps a registry of URN namespaces: registration templates, their versions, and the URNs they allow (RFC 8141).</source>
        <translation>管理 URN 命名空间的注册库：注册模板、其各个版本，以及它们允许的 URN（RFC 8141）。</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Free software under the Apache License 2.0.</source>
        <translation>自由软件，采用 Apache 许可证 2.0。</translation>
    </message>
    <message>
        <source>Copy Versions</source>
        <translation>复制版本信息</translation>
    </message>
</context>
<context>
    <name>nidus::ui::AcknowledgeDialog</name>
    <message>
        <source>Acknowledge Problems</source>
        <translation>确认知悉问题</translation>
    </message>
    <message>
        <source>These problems are recorded in the history and no longer reported. Nothing is restored: if there is a good backup, restore it instead.</source>
        <translation>这些问题会记入历史，不再报告。不会恢复任何内容：如果有完好的备份，请改为恢复备份。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>such as urn-12</source>
        <translation>例如 urn-12</translation>
    </message>
    <message>
        <source>Only needed if higher numbers than those in this registry were assigned</source>
        <translation>仅当分配过比此注册库中更大的编号时才需要</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Highest informal NID:</source>
        <translation>最大的非正式 NID(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Acknowledge</source>
        <translation>确认知悉(&amp;A)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActionFinder</name>
    <message>
        <source>Find Action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>您想做什么？</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>%1   in %2</source>
        <translation>%1   在 %2 中</translation>
    </message>
    <message>
        <source>%1   (%2)   in %3</source>
        <translation>%1   (%2)   在 %3 中</translation>
    </message>
    <message>
        <source>Not available now: %1</source>
        <translation>当前不可用：%1</translation>
    </message>
    <message>
        <source>No actions contain “%1”.</source>
        <translation>没有包含“%1”的操作。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActivityDialog</name>
    <message>
        <source>Activity Log</source>
        <translation>活动日志</translation>
    </message>
    <message>
        <source>NID, person, or note</source>
        <translation>NID、人员或备注</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>事件类型</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>所有事件</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时间段</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>最近 365 天</translation>
    </message>
    <message>
        <source>&amp;Export Log…</source>
        <translation>导出日志(&amp;E)…</translation>
    </message>
    <message>
        <source>Only the latest %1 lines are shown. Narrow the search to see older ones.</source>
        <translation>仅显示最新的 %1 行。请缩小搜索范围以查看较早的行。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ActivityLog</name>
    <message>
        <source>Activity &amp;Log…</source>
        <translation>活动日志(&amp;L)…</translation>
    </message>
    <message>
        <source>Export Log</source>
        <translation>导出日志</translation>
    </message>
    <message>
        <source>Tab-separated text (*.tsv)</source>
        <translation>制表符分隔文本 (*.tsv)</translation>
    </message>
    <message>
        <source>Export Comparison</source>
        <translation>导出比较结果</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::AssignDialog</name>
    <message>
        <source>Assignee</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>&amp;Assignee, who should act next:</source>
        <translation>负责人（下一步由其处理）(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Owner, who has the draft:</source>
        <translation>所有者（持有草稿）(&amp;O)：</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>(various; not changed)</source>
        <translation>（各不相同；不更改）</translation>
    </message>
</context>
<context>
    <name>nidus::ui::BrowserPanel</name>
    <message>
        <source>Search all fields</source>
        <translation>搜索所有字段</translation>
    </message>
    <message>
        <source>Search the registry</source>
        <translation>搜索注册库</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>No entries match the filter.</source>
        <translation>没有符合筛选条件的条目。</translation>
    </message>
    <message>
        <source>No entries contain “%1”.</source>
        <translation>没有包含“%1”的条目。</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>排序方式(&amp;S)</translation>
    </message>
    <message>
        <source>Counting findings: %1 of %2 drafts.</source>
        <translation>正在统计检查结果：第 %1 份草稿，共 %2 份。</translation>
    </message>
    <message>
        <source>Recovered Edits…</source>
        <translation>找回的修改…</translation>
    </message>
    <message>
        <source>Open tasks</source>
        <translation>未完成的任务</translation>
    </message>
    <message>
        <source>No open tasks.
Drafts appear here, with what to do next. New work begins on the Start page.</source>
        <translation>没有未完成的任务。
草稿及其下一步操作会显示在此处。新工作从开始页开始。</translation>
    </message>
    <message>
        <source>No entries yet. New work begins on the Start page.</source>
        <translation>尚无条目。新工作从开始页开始。</translation>
    </message>
    <message>
        <source>%1 of %2 shown.</source>
        <translation>显示 %1 项，共 %2 项。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::BulkActions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>另有 %n 项检查结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) changed.</source>
        <translation>
            <numerusform>已更改 %n 份草稿。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not changed; the reasons are below.</source>
        <translation>
            <numerusform>%n 份草稿未更改；原因见下。</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>没有检查结果。</translation>
    </message>
    <message>
        <source>Submit Selected for Review…</source>
        <translation>将所选草稿提交评审…</translation>
    </message>
    <message>
        <source>Set Reminder for Selected…</source>
        <translation>为所选草稿设置提醒…</translation>
    </message>
    <message>
        <source>Check Selected</source>
        <translation>检查所选草稿</translation>
    </message>
    <message numerus="yes">
        <source>Submit %n Draft(s) for Review</source>
        <translation>
            <numerusform>将 %n 份草稿提交评审</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each draft is checked as when it is submitted alone; those with errors remain drafts. A reminder is due in %n day(s).</source>
        <translation>
            <numerusform>每份草稿都会像单独提交时一样接受检查；有错误的仍为草稿。%n 天后提醒。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Submit for Review</source>
        <translation>提交评审</translation>
    </message>
    <message>
        <source>The draft has unsaved edits. Save it first.</source>
        <translation>草稿有未保存的修改。请先保存。</translation>
    </message>
    <message>
        <source>The state is already: %1.</source>
        <translation>状态已经是：%1。</translation>
    </message>
    <message>
        <source>Submitted for review.</source>
        <translation>已提交评审。</translation>
    </message>
    <message>
        <source>Set Reminder</source>
        <translation>设置提醒</translation>
    </message>
    <message>
        <source>Findings of the Selected Drafts</source>
        <translation>所选草稿的检查结果</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) with findings.</source>
        <translation>
            <numerusform>%n 份草稿有检查结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Days until Tasks lists these drafts as overdue for everybody (0 for never). Nidus sends no email.</source>
        <translation>多少天后“任务”页面为所有人将这些草稿列为逾期（0 表示从不）。Nidus 不发送电子邮件。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ChangeBar</name>
    <message>
        <source>End Comparison</source>
        <translation>结束比较</translation>
    </message>
    <message>
        <source>Compared with %1:</source>
        <translation>与 %1 比较：</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>新增 %1</translation>
    </message>
    <message>
        <source>Names that are not valid now, but were not reported before. Press to show only these lines.</source>
        <translation>现在无效、但以前未报告的名称。按下后仅显示这些行。</translation>
    </message>
    <message>
        <source>%1 remaining</source>
        <translation>仍存在 %1</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and still are not. Press to show only these lines.</source>
        <translation>报告中无效、现在仍然无效的名称。按下后仅显示这些行。</translation>
    </message>
    <message>
        <source>%1 fixed</source>
        <translation>已修正 %1</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and are valid now. Press to show only these lines.</source>
        <translation>报告中无效、现在有效的名称。按下后仅显示这些行。</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>已消失 %1</translation>
    </message>
    <message>
        <source>Names that were not valid in the report and no longer appear. Press to list them.</source>
        <translation>报告中无效、现在不再出现的名称。按下后列出它们。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ChangePreview</name>
    <message>
        <source>on behalf of %1</source>
        <translation>代表 %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>superseded by %1</source>
        <translation>已被 %1 取代</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>Changed entries</source>
        <translation>已更改的条目</translation>
    </message>
    <message>
        <source>&amp;Use %1</source>
        <translation>使用 %1(&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) will change.</source>
        <translation>
            <numerusform>将更改 %Ln 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>holder private</source>
        <translation>持有者不公开</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation>联系人 %1</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>参考 %1</translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>申请 %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>Enter a request ID to record the refusal.</source>
        <translation>填写申请标识符以记录此拒绝。</translation>
    </message>
    <message>
        <source>Only these may ask: %1.</source>
        <translation>只有以下申请者可以申请：%1。</translation>
    </message>
    <message>
        <source>not in a range</source>
        <translation>不在任何范围内</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>备注 %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Refuse and Show Let&amp;ter</source>
        <translation>拒绝并显示答复函(&amp;T)</translation>
    </message>
    <message>
        <source>asker %1</source>
        <translation>申请者 %1</translation>
    </message>
    <message>
        <source>Sh&amp;ow Refusal Letter…</source>
        <translation>显示拒绝函(&amp;O)…</translation>
    </message>
    <message>
        <source>The refusal can be recorded.</source>
        <translation>可以记录此拒绝。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CheckModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>The text can no longer be read: the file is shorter now or was deleted.</source>
        <translation>无法再读取该文本：文件已变短或已被删除。</translation>
    </message>
    <message>
        <source>The file has changed since it was checked.</source>
        <translation>文件在检查之后已更改。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CheckPage</name>
    <message>
        <source>&amp;Open File of URNs…</source>
        <translation>打开 URN 文件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste and Check</source>
        <translation>粘贴并检查(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Copy C&amp;anonical URN</source>
        <translation>复制规范 URN(&amp;A)</translation>
    </message>
    <message>
        <source>URN to check</source>
        <translation>要检查的 URN</translation>
    </message>
    <message>
        <source>Choose the namespace to check against.</source>
        <translation>选择作为检查依据的命名空间。</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>正在检查 %1…</translation>
    </message>
    <message>
        <source>No URNs found in %1.</source>
        <translation>在 %1 中未找到 URN。</translation>
    </message>
    <message>
        <source>%1: stopped. URNs checked: %2.</source>
        <extracomment>%1 is a file name or &quot;pasted text&quot;, %2 a number</extracomment>
        <translation>%1：已停止。已检查的 URN：%2。</translation>
    </message>
    <message>
        <source>%1: finished. URNs checked: %2.</source>
        <translation>%1：已完成。已检查的 URN：%2。</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>仅列出前 %1 个。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Reading the names of %1…</source>
        <translation>正在读取 %1 的名称…</translation>
    </message>
    <message>
        <source>No names of %1 found: the input has changed since it was checked.</source>
        <translation>未找到 %1 的名称：输入在检查之后已更改。</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>正在复制…</translation>
    </message>
    <message>
        <source>Canceled. Nothing was copied.</source>
        <translation>已取消。未复制任何内容。</translation>
    </message>
    <message>
        <source>Copied the first %1 of %2 lines. Export a report to get all of them.</source>
        <translation>已复制前 %1 行，共 %2 行。要获取所有行，请导出报告。</translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln line(s).</source>
        <translation>
            <numerusform>已复制 %Ln 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the canonical URN.</source>
        <translation>已复制规范 URN。</translation>
    </message>
    <message>
        <source>The clipboard contains no text or files.</source>
        <translation>剪贴板中没有文本或文件。</translation>
    </message>
    <message>
        <source>Open File of URNs</source>
        <translation>打开 URN 文件</translation>
    </message>
    <message>
        <source>Blank lines skipped: %1.</source>
        <translation>已跳过空行：%1。</translation>
    </message>
    <message>
        <source>Syntax rule: %1, as saved.</source>
        <translation>语法规则：%1（以已保存的内容为准）。</translation>
    </message>
    <message>
        <source>Empty cells skipped: %1.</source>
        <translation>跳过的空单元格：%1。</translation>
    </message>
    <message>
        <source>Rules of drafts are included, as saved.</source>
        <translation>已包含草稿的规则（以已保存的为准）。</translation>
    </message>
    <message>
        <source>The lines contain other text besides URNs. To check only the URNs, choose “%1”.</source>
        <extracomment>%1 is the title of a check box</extracomment>
        <translation>这些行除 URN 外还有其他文字。若只检查 URN，请选择“%1”。</translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return. For a file, choose “Open File of URNs” or drop it here.</source>
        <translation>输入或粘贴 URN 并按回车键。要检查文件，请选择“打开 URN 文件”，或将其拖放到此处。</translation>
    </message>
    <message>
        <source>Type or paste a URN and press Return.</source>
        <translation>输入或粘贴 URN 并按回车键。</translation>
    </message>
    <message>
        <source>Check A&amp;gain</source>
        <translation>重新检查(&amp;G)</translation>
    </message>
    <message>
        <source>%1 has changed since it was checked. Choose “%2” to see its present state.</source>
        <translation>%1 在检查后已更改。请选择“%2”以查看其当前状态。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>粘贴(&amp;E)</translation>
    </message>
    <message>
        <source>Sele&amp;ct All</source>
        <translation>全选(&amp;C)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ColumnChooser</name>
    <message>
        <source>The first line has the &amp;names of the columns</source>
        <translation>第一行是列名(&amp;N)</translation>
    </message>
    <message>
        <source>First lines</source>
        <translation>前几行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>不导入</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ColumnRoom</name>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CompareView</name>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>语法规则</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>上一处更改</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>下一处更改</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>导出比较结果</translation>
    </message>
    <message>
        <source>%1 and %2 are identical.</source>
        <translation>%1 与 %2 相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from %1 to %2</source>
        <translation>
            <numerusform>从 %1 到 %2 有 %n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排显示</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Comparing</name>
    <message>
        <source>Canceled. Nothing was compared.</source>
        <translation>已取消。未进行比较。</translation>
    </message>
    <message>
        <source>Compare with Ea&amp;rlier Report…</source>
        <translation>与较早的报告比较(&amp;R)…</translation>
    </message>
    <message>
        <source>Shows which names are new, remaining, and fixed since an exported report</source>
        <translation>显示自导出的报告以来，哪些名称是新增的、仍存在的和已修正的</translation>
    </message>
    <message>
        <source>Compare with Earlier Report</source>
        <translation>与较早的报告比较</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>正在与 %1 比较…</translation>
    </message>
    <message>
        <source>Compared names with %1.</source>
        <translation>已与 %1 比较名称。</translation>
    </message>
    <message>
        <source>Check reports (%1)</source>
        <translation>检查报告 (%1)</translation>
    </message>
    <message>
        <source>The comparison has ended.</source>
        <translation>比较已结束。</translation>
    </message>
    <message>
        <source>The file has changed since it was checked, so nothing was compared. Check it again first.</source>
        <translation>文件在检查后已更改，因此未进行比较。请先重新检查。</translation>
    </message>
    <message>
        <source>It has no valid lines, as if a filter had been on: a name is new only if lines with its verdict are in the report.</source>
        <translation>该报告没有有效行，似乎导出时使用了过滤：仅当报告含有相同判定的行时，名称才算新增。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CompatibilityPane</name>
    <message>
        <source>Changes by the grammar</source>
        <translation>语法带来的更改</translation>
    </message>
    <message>
        <source>a regular expression (RFC 9485) that should allow the same URNs</source>
        <translation>应允许相同 URN 的正则表达式（RFC 9485）</translation>
    </message>
    <message>
        <source>Regular expression to compare with</source>
        <translation>用于比较的正则表达式</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No results yet. Write a grammar to compare it with RFC 8141 and the previous version.</source>
        <translation>尚无结果。请编写语法，以便与 RFC 8141 和上一版本比较。</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ConflictDialog</name>
    <message>
        <source>changed by you</source>
        <translation>您已更改</translation>
    </message>
    <message>
        <source>changed by somebody else</source>
        <translation>他人已更改</translation>
    </message>
    <message>
        <source>changed by both in the same way</source>
        <translation>双方做了相同的更改</translation>
    </message>
    <message>
        <source>changed by both; choose one</source>
        <translation>双方都已更改；请选择其一</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field and a part of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>语法规则</translation>
    </message>
    <message>
        <source>Merge Edits</source>
        <translation>合并修改</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Changed fields</source>
        <translation>已更改的字段</translation>
    </message>
    <message>
        <source>&amp;Merge and Save</source>
        <translation>合并并保存(&amp;M)</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方的</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Text to use for %1</source>
        <translation>“%1”要使用的文本</translation>
    </message>
    <message>
        <source>Their text is identical to yours.</source>
        <translation>对方的文本与您的相同。</translation>
    </message>
    <message numerus="yes">
        <source>Their text differs from yours in %n place(s).</source>
        <translation>
            <numerusform>对方的文本与您的有 %n 处不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ContextHelp</name>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Field &amp;Help</source>
        <translation>字段帮助(&amp;H)</translation>
    </message>
    <message>
        <source>How to Keep Numbers</source>
        <translation>如何管理编号</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CopyActions</name>
    <message>
        <source>Copy &amp;As</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>Email &amp;Quote</source>
        <translation>电子邮件引文(&amp;Q)</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>已复制 %1。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::CountBar</name>
    <message>
        <source>Filter lines…</source>
        <translation>筛选行…</translation>
    </message>
    <message>
        <source>Filter lines</source>
        <translation>筛选行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Filter by reason</source>
        <translation>按原因筛选</translation>
    </message>
    <message>
        <source>%1 Press to remove this filter.</source>
        <translation>%1 按下可移除此筛选条件。</translation>
    </message>
    <message>
        <source>valid with warnings</source>
        <extracomment>a kind of lines, in a list of what is shown</extracomment>
        <translation>有效但有警告</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DetailPane</name>
    <message>
        <source>Canonical form</source>
        <translation>规范形式</translation>
    </message>
    <message>
        <source>None: not a URN</source>
        <translation>无：不是 URN</translation>
    </message>
    <message>
        <source>Human-readable form</source>
        <translation>易读形式</translation>
    </message>
    <message>
        <source>Findings about the line</source>
        <translation>此行的检查结果</translation>
    </message>
    <message>
        <source>The complete URN in canonical form: scheme and NID in lower case, hex digits in upper case.</source>
        <translation>规范形式的完整 URN：方案和 NID 为小写，十六进制数字为大写。</translation>
    </message>
    <message>
        <source>The URN with percent-encoded text decoded and deceptive characters made visible. Do not copy it into other systems.</source>
        <translation>URN 的易读形式：百分号编码的文本已解码，易混淆的字符已显示出来。请勿将其复制到其他系统。</translation>
    </message>
    <message>
        <source>RFC 8141</source>
        <translation>RFC 8141</translation>
    </message>
    <message>
        <source>RFC 2141</source>
        <translation>RFC 2141</translation>
    </message>
    <message>
        <source>“%1” is not registered, but “%2” has a syntax rule for it.</source>
        <translation>“%1”未注册，但“%2”有它的语法规则。</translation>
    </message>
    <message>
        <source>Include Drafts</source>
        <translation>包含草稿</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DiagramPane</name>
    <message>
        <source>Rule in the diagram</source>
        <translation>语法图中的规则</translation>
    </message>
    <message>
        <source>Export Diagram</source>
        <translation>导出语法图</translation>
    </message>
    <message>
        <source>As SVG…</source>
        <translation>导出为 SVG…</translation>
    </message>
    <message>
        <source>As PNG…</source>
        <translation>导出为 PNG…</translation>
    </message>
    <message>
        <source>The diagram of the rule at the cursor appears here.</source>
        <translation>此处显示光标所在规则的语法图。</translation>
    </message>
    <message>
        <source>%1 (from an RFC)</source>
        <translation>%1（来自 RFC）</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DiagramView</name>
    <message>
        <source>Railroad diagram</source>
        <translation>语法图</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DraftDocument</name>
    <message>
        <source>Edit %1</source>
        <translation>编辑“%1”</translation>
    </message>
    <message>
        <source>Merge with Saved Draft</source>
        <translation>与已保存的草稿合并</translation>
    </message>
    <message>
        <source>Use Saved Draft</source>
        <translation>使用已保存的草稿</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DraftSaving</name>
    <message>
        <source>%1 (approved; saving returns it to review)</source>
        <translation>%1（已批准；保存后将退回评审）</translation>
    </message>
    <message>
        <source>Discarded edits are offered again at the next start.</source>
        <translation>放弃的修改会在下次启动时再次提供。</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) has (have) unsaved edits.</source>
        <translation>
            <numerusform>%n 份草稿有未保存的修改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save All Drafts</source>
        <translation>保存所有草稿</translation>
    </message>
    <message>
        <source>Discard Edits</source>
        <translation>放弃修改</translation>
    </message>
    <message>
        <source>“%1” is approved. Saving your edits returns it to review.</source>
        <translation>“%1”已批准。保存修改后将退回评审。</translation>
    </message>
    <message>
        <source>If only the wording changed, you can keep the approval. The history records your reason.</source>
        <translation>如果只改了措辞，可以保留批准。历史会记录您的理由。</translation>
    </message>
    <message>
        <source>Save and Return to Review</source>
        <translation>保存并退回评审</translation>
    </message>
    <message>
        <source>Save as Editorial Change…</source>
        <translation>保存为编辑性更改…</translation>
    </message>
    <message>
        <source>Editorial Change</source>
        <translation>编辑性更改</translation>
    </message>
    <message>
        <source>The draft stays approved with your edits.</source>
        <translation>草稿将连同您的修改保持已批准状态。</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>理由(&amp;E)：</translation>
    </message>
    <message>
        <source>Save and Keep Approval</source>
        <translation>保存并保留批准</translation>
    </message>
    <message>
        <source>Save Mine as New Draft</source>
        <translation>将我的保存为新草稿</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>合并…</translation>
    </message>
    <message>
        <source>Use Theirs (Undo Restores Mine)</source>
        <translation>使用对方的（撤销可恢复我的）</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Draft saved.</source>
        <translation>草稿已保存。</translation>
    </message>
    <message>
        <source>Edits merged and saved.</source>
        <translation>修改已合并并保存。</translation>
    </message>
    <message>
        <source>Version %1 was registered after this revision was started. Fields that only one of them changed are merged. For fields that both changed, choose which text to use.</source>
        <translation>此修订开始之后，版本 %1 已注册。只有一方更改的字段会自动合并。双方都更改的字段，请选择要使用的文本。</translation>
    </message>
    <message>
        <source>The revision is now based on version %1.</source>
        <translation>此修订现在基于版本 %1。</translation>
    </message>
    <message>
        <source>Your text was saved as a new draft.</source>
        <translation>您的文本已保存为新草稿。</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation>无法保存 %1。</translation>
    </message>
    <message>
        <source>Could not save your text as a new draft.</source>
        <translation>无法将您的文本保存为新草稿。</translation>
    </message>
    <message>
        <source>%1 also saved “%2”. Your text is still in the form, not saved.</source>
        <translation>%1 也保存了“%2”。您的文本仍在表单中，尚未保存。</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>%1 also saved this draft. Fields that only one of you changed are merged. For fields that both changed, choose which text to use.</source>
        <translation>%1 也保存了此草稿。只有一方更改的字段会合并。对于双方都更改的字段，请选择要使用的文本。</translation>
    </message>
    <message>
        <source>In this registry, somebody who is not an author must approve each change.</source>
        <translation>在本注册库中，每项更改都必须由非作者的人批准。</translation>
    </message>
    <message>
        <source>This draft was registered or moved to the trash.</source>
        <translation>此草稿已注册或已移至回收站。</translation>
    </message>
    <message>
        <source>Your text is still in the form.</source>
        <translation>您的文本仍在表单中。</translation>
    </message>
    <message>
        <source>State of the draft: %1.</source>
        <translation>草稿的状态：%1。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DragKeys</name>
    <message>
        <source>Border between panes</source>
        <translation>面板之间的边框</translation>
    </message>
    <message>
        <source>Arrow keys move it, Escape returns.</source>
        <translation>用方向键移动，按 Esc 返回。</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: %2 pixels wide</source>
        <translation>%1：宽 %2 像素</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1：第 %2 列</translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesModel</name>
    <message>
        <source>URN (first form)</source>
        <translation>URN（第一种写法）</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %Ln more</source>
        <extracomment>%1 is a list of line numbers</extracomment>
        <translation>
            <numerusform>%1，还有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::DuplicatesView</name>
    <message>
        <source>Duplicate URNs</source>
        <translation>重复的 URN</translation>
    </message>
    <message>
        <source>Duplicate URNs appear here when the check has ended.</source>
        <translation>检查结束后，此处会显示重复的 URN。</translation>
    </message>
    <message>
        <source>Searching for duplicate URNs…</source>
        <translation>正在查找重复的 URN…</translation>
    </message>
    <message>
        <source>No duplicate URNs.</source>
        <translation>没有重复的 URN。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URN(s) with duplicates, possibly written differently. Press Return to show the first line of a URN.</source>
        <translation>
            <numerusform>%Ln 个 URN 有重复项，写法可能不同。按回车键显示 URN 的第一行。</numerusform>
        </translation>
    </message>
    <message>
        <source>No duplicate URNs among the lines that pass the filter.</source>
        <translation>通过筛选的行中没有重复的 URN。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Search Registry</source>
        <translation>搜索注册库(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Find Action…</source>
        <translation>查找操作(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo Newest Change…</source>
        <translation>撤销最新更改(&amp;U)…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EmptyList</name>
    <message>
        <source>Show All</source>
        <translation>全部显示</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) wait for somebody else.</source>
        <translation>
            <numerusform>%n 份草稿在等待其他人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Waiting</source>
        <translation>显示等待中的草稿</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EndedDraftNotice</name>
    <message>
        <source>“%1” was moved to the trash by %2.</source>
        <translation>“%1”已由 %2 移至回收站。</translation>
    </message>
    <message>
        <source>“%1” was registered by %2.</source>
        <extracomment>%1 is a NID, %2 the name of a person</extracomment>
        <translation>“%1”已由 %2 注册。</translation>
    </message>
    <message>
        <source>%1 submitted “%2” for review while you were editing.</source>
        <translation>您编辑时，%1 已将“%2”提交评审。</translation>
    </message>
    <message>
        <source>%1 approved “%2” while you were editing.</source>
        <translation>您编辑时，%1 批准了“%2”。</translation>
    </message>
    <message>
        <source>%1 marked “%2” as sent to IANA while you were editing.</source>
        <translation>您编辑时，%1 已将“%2”标记为已发送给 IANA。</translation>
    </message>
    <message>
        <source>%1 returned “%2” to draft while you were editing.</source>
        <translation>您编辑时，%1 已将“%2”退回为草稿。</translation>
    </message>
    <message>
        <source>%1 saved “%2” while you were editing.</source>
        <translation>您编辑时，%1 保存了“%2”。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryActions</name>
    <message>
        <source>%L1 entries</source>
        <translation>%L1 个条目</translation>
    </message>
    <message>
        <source>The block was split.</source>
        <translation>号段已拆分。</translation>
    </message>
    <message>
        <source>Assign Values…</source>
        <translation>分配值…</translation>
    </message>
    <message>
        <source>Reserve Values…</source>
        <translation>预留值…</translation>
    </message>
    <message>
        <source>Split Block…</source>
        <translation>拆分号段…</translation>
    </message>
    <message>
        <source>Merge Entries…</source>
        <translation>合并条目…</translation>
    </message>
    <message>
        <source>Answer Letter…</source>
        <translation>答复函…</translation>
    </message>
    <message>
        <source>Transfer…</source>
        <translation>转让…</translation>
    </message>
    <message>
        <source>Deprecate…</source>
        <translation>标记为不再推荐…</translation>
    </message>
    <message>
        <source>Retire…</source>
        <translation>停用…</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>释放…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>This request was answered before: %1</source>
        <translation>此申请此前已得到答复：%1</translation>
    </message>
    <message>
        <source>Details and History…</source>
        <translation>详细信息和历史…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) changed.</source>
        <translation>
            <numerusform>已更改 %Ln 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Entry…</source>
        <translation>编辑条目…</translation>
    </message>
    <message>
        <source>Undo Refusal</source>
        <translation>撤销拒绝</translation>
    </message>
    <message>
        <source>Assigned to %2: %1.</source>
        <translation>已分配给 %2：%1。</translation>
    </message>
    <message>
        <source>Reserved for %2: %1.</source>
        <translation>已为 %2 保留：%1。</translation>
    </message>
    <message>
        <source>Merged: %1.</source>
        <translation>已合并：%1。</translation>
    </message>
    <message>
        <source>Transferred to %2: %1.</source>
        <translation>已转让给 %2：%1。</translation>
    </message>
    <message>
        <source>Deprecated: %1.</source>
        <translation>不再推荐：%1。</translation>
    </message>
    <message>
        <source>Retired: %1.</source>
        <translation>已停用：%1。</translation>
    </message>
    <message>
        <source>Released: %1.</source>
        <translation>已释放：%1。</translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation>已撤回：%1。</translation>
    </message>
    <message>
        <source>Refused, and recorded in “Refused requests”: request %1.</source>
        <extracomment>the item of the list &quot;Entries to show&quot;</extracomment>
        <translation>已拒绝，并记录在“被拒绝的申请”中：请求 %1。</translation>
    </message>
    <message>
        <source>To see this letter again, select it in “Refused requests” and choose “%1”.</source>
        <translation>要再次查看此函，请在“被拒绝的申请”中选择它，然后选择“%1”。</translation>
    </message>
    <message>
        <source>To see this letter again, select the entry and choose “%1”.</source>
        <translation>要再次查看此函，请选择该条目，然后选择“%1”。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryEditDialog</name>
    <message>
        <source>&amp;Reference:</source>
        <translation>参考(&amp;R)：</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n Entry(s)</source>
        <translation>
            <numerusform>编辑 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>%1 cannot last until then: %2</source>
        <translation>%1 不能持续到该日期：%2</translation>
    </message>
    <message>
        <source>Con&amp;tact:</source>
        <translation>联系人(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Private:</source>
        <translation>不公开(&amp;P)：</translation>
    </message>
    <message>
        <source>The holder is public</source>
        <translation>持有者公开</translation>
    </message>
    <message>
        <source>The holder is kept private</source>
        <translation>持有者不公开</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>不公开</translation>
    </message>
    <message>
        <source>&amp;Holder:</source>
        <translation>持有者(&amp;H)：</translation>
    </message>
    <message>
        <source>On b&amp;ehalf of:</source>
        <translation>代表(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Note (public):</source>
        <translation>备注（公开）(&amp;N)：</translation>
    </message>
    <message>
        <source>Corrects what is written, such as a name. To give values to another holder, choose Transfer.</source>
        <translation>更正所写的内容，例如名称。如需将值交给其他持有者，请选择“转让”。</translation>
    </message>
    <message>
        <source>Different in these entries</source>
        <translation>各条目不同</translation>
    </message>
    <message>
        <source>&amp;Kind of asker:</source>
        <translation>申请者类型(&amp;K)：</translation>
    </message>
    <message>
        <source>Valid &amp;until (YYYY-MM-DD):</source>
        <translation>有效期至（YYYY-MM-DD）(&amp;U)：</translation>
    </message>
    <message>
        <source>Every entry has a holder: enter its name, or uncheck the field.</source>
        <translation>每个条目都有持有者：请输入其名称，或取消勾选该字段。</translation>
    </message>
    <message>
        <source>Check what to change.</source>
        <translation>请勾选要更改的内容。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryImportDialog</name>
    <message>
        <source>Import Entries into %1</source>
        <translation>将条目导入 %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Findings about the table</source>
        <translation>关于表格的检查结果</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>New entries: %L1, changed: %L2, unchanged: %L3.</source>
        <translation>新条目：%L1，已更改：%L2，未更改：%L3。</translation>
    </message>
    <message>
        <source>&amp;Leave out rows with errors, and import the others</source>
        <translation>略去有错误的行并导入其余各行(&amp;L)</translation>
    </message>
    <message>
        <source>Choose above what the columns are, or fix the errors in the table.</source>
        <translation>请在上方选择各列的含义，或更正表中的错误。</translation>
    </message>
    <message>
        <source>Leave out values &amp;outside of all ranges</source>
        <translation>略去所有范围之外的值(&amp;O)</translation>
    </message>
    <message>
        <source>Choose a column with the kind of asker for ranges that are only for some.</source>
        <translation>对于仅面向部分申请者的范围，请选择含有申请者类型的列。</translation>
    </message>
    <message>
        <source>Rows with errors: %L1. Leave them out, or fix them in the source of the table.</source>
        <translation>有错误的行：%L1。请略去这些行，或在表格的来源处更正。</translation>
    </message>
    <message>
        <source>Rows left out: %L1.</source>
        <translation>略去的行：%L1。</translation>
    </message>
    <message>
        <source>To give a value to another holder, use Transfer.</source>
        <translation>要把值交给另一持有者，请使用“转让”。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EntryModel</name>
    <message>
        <source>%1 (private)</source>
        <translation>%1（不公开）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>nidus::ui::EventModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a field of a template, and a comment about it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>时间（UTC）</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>注册项</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Note and link</source>
        <translation>备注和链接</translation>
    </message>
    <message numerus="yes">
        <source>%1 (despite %n open requirement(s))</source>
        <translation>
            <numerusform>%1（尽管有 %n 项未满足的要求）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::EveryNamespaceDialog</name>
    <message>
        <source>Check One URN Against Every Namespace</source>
        <translation>用所有命名空间检查一个 URN</translation>
    </message>
    <message>
        <source>&amp;URN or name</source>
        <translation>URN 或名称(&amp;U)</translation>
    </message>
    <message>
        <source>URN or name</source>
        <translation>URN 或名称</translation>
    </message>
    <message>
        <source>Verdicts of the namespaces</source>
        <translation>各命名空间的判定</translation>
    </message>
    <message>
        <source>Type a URN or the part after its NID. It is checked against every namespace in the registry.</source>
        <translation>输入 URN 或其 NID 之后的部分。系统会用注册库中的每个命名空间检查它。</translation>
    </message>
    <message>
        <source>No namespace can accept this. %1</source>
        <translation>没有命名空间能接受此内容。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 namespaces has (have) a syntax rule that accepts this name.</source>
        <translation>
            <numerusform>%1 个命名空间中，有 %n 个的语法规则接受此名称。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExchangeActions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Import from &amp;Clipboard</source>
        <translation>从剪贴板导入(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Attach &amp;Template</source>
        <translation>附加模板(&amp;T)</translation>
    </message>
    <message>
        <source>open load read file template mail email</source>
        <translation>打开 加载 读取 文件 模板 邮件 电子邮件</translation>
    </message>
    <message>
        <source>save write file pdf html xml json csv text markdown</source>
        <translation>保存 写入 文件 pdf html xml json csv 文本 markdown</translation>
    </message>
    <message>
        <source>paper pdf</source>
        <translation>纸张 pdf</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>From &amp;Clipboard</source>
        <translation>从剪贴板(&amp;C)</translation>
    </message>
    <message>
        <source>Import Templates or Registry</source>
        <translation>导入模板或注册库</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Check URNs in File</source>
        <translation>检查文件中的 URN</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 条记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Import undone. Its drafts were moved to the trash.</source>
        <translation>已撤销导入。导入的草稿已移至回收站。</translation>
    </message>
    <message>
        <source>Export to Folder</source>
        <translation>导出到文件夹</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export Here</source>
        <translation>导出到此处</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message numerus="yes">
        <source>Overwrite %n file(s)?</source>
        <translation>
            <numerusform>覆盖 %n 个文件？</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with these names already exist in %1.</source>
        <translation>%1 中已有同名文件。</translation>
    </message>
    <message>
        <source>Overwrite Files</source>
        <translation>覆盖文件</translation>
    </message>
    <message>
        <source>Canceled. Nothing was exported.</source>
        <translation>已取消。未导出任何内容。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Templates, drafts, emails, XML (%1)</source>
        <translation>模板、草稿、电子邮件、XML (%1)</translation>
    </message>
    <message>
        <source>The import failed.</source>
        <translation>导入失败。</translation>
    </message>
    <message>
        <source>The export failed.</source>
        <translation>导出失败。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) exported to %1.</source>
        <translation>
            <numerusform>已将 %n 个文件导出到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to File</source>
        <translation>导出到文件</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>未导入：%1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ExportDialog</name>
    <message>
        <source>One &amp;file for each registration</source>
        <translation>每个注册项一个文件(&amp;F)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>导出内容</translation>
    </message>
    <message>
        <source>&amp;Selected: %1</source>
        <translation>所选(&amp;S)：%1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Selected (%n)</source>
        <translation>
            <numerusform>所选 %n 项(&amp;S)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Everything in the registry (%n)</source>
        <translation>
            <numerusform>注册库中的全部 %n 项(&amp;E)</numerusform>
        </translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>PDF paper size</source>
        <translation>PDF 纸张大小</translation>
    </message>
    <message>
        <source>&amp;PDF paper size:</source>
        <translation>PDF 纸张大小(&amp;P)：</translation>
    </message>
    <message numerus="yes">
        <source>%n without a template text is (are) omitted from formats that require one.</source>
        <translation>
            <numerusform>%n 项没有模板文本，不会以需要模板文本的格式导出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one format.</source>
        <translation>请至少选择一种格式。</translation>
    </message>
    <message>
        <source>The files are saved in one folder.</source>
        <translation>文件保存在同一个文件夹中。</translation>
    </message>
    <message>
        <source>PDF has no tags for screen readers; select HTML, too, for readers who need them.</source>
        <translation>PDF 没有供屏幕阅读器使用的标签；如有读者需要，请同时选择 HTML。</translation>
    </message>
    <message>
        <source>Several can be checked</source>
        <translation>可选择多项</translation>
    </message>
    <message>
        <source>For the p&amp;ublic</source>
        <translation>供公众使用(&amp;U)</translation>
    </message>
    <message>
        <source>Exports only what anybody may read: no comments or notes, no phone numbers, no names of those who keep the registry.</source>
        <translation>只导出任何人都可以阅读的内容：不含评论或备注、电话号码以及注册表维护者的姓名。</translation>
    </message>
    <message>
        <source>All &amp;registrations, without drafts (%1)</source>
        <extracomment>%1 is their number</extracomment>
        <translation>所有注册项，不含草稿(&amp;R) (%1)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Exporting</name>
    <message>
        <source>&amp;Export Report…</source>
        <translation>导出报告(&amp;E)…</translation>
    </message>
    <message numerus="yes">
        <source>Export Report of All %Ln Line(s)</source>
        <translation>
            <numerusform>导出全部 %Ln 行的报告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the %Ln Line(s) Shown</source>
        <translation>
            <numerusform>导出所显示 %Ln 行的报告</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %Ln line(s) to %1.</source>
        <translation>
            <numerusform>已将 %Ln 行写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled. No report was written.</source>
        <translation>已取消。未写入报告。</translation>
    </message>
    <message>
        <source>The file has changed since it was checked, so no report was written. Check it again first.</source>
        <translation>文件在检查之后已更改，因此未写入报告。请先重新检查。</translation>
    </message>
    <message numerus="yes">
        <source>Export Report of the First %Ln Line(s)</source>
        <translation>
            <numerusform>导出前 %Ln 行的报告</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file name, %2 a sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The report is partial: the check did not reach the end of the input.</source>
        <translation>报告不完整：检查未到达输入末尾。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FieldBox</name>
    <message>
        <source>What RFC 8141 requires in this field (F1)</source>
        <translation>RFC 8141 对此字段的要求（F1）</translation>
    </message>
    <message>
        <source>Help on %1</source>
        <translation>关于“%1”的帮助</translation>
    </message>
    <message numerus="yes">
        <source>%n open comment(s) about this field</source>
        <translation>
            <numerusform>此字段有 %n 条未解决的评论</numerusform>
        </translation>
    </message>
    <message>
        <source>Appendix A</source>
        <translation>附录 A</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>第 %1 节</translation>
    </message>
    <message>
        <source>Rule: Syntax tab</source>
        <translation>规则：“语法”选项卡</translation>
    </message>
    <message>
        <source>This text is for readers. The rule by which URNs are checked is on the Syntax tab.</source>
        <translation>此文本供读者阅读。检查 URN 所用的规则在“语法”选项卡上。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FieldHelpPane</name>
    <message>
        <source>Field help</source>
        <translation>字段帮助</translation>
    </message>
    <message>
        <source>RFC 8141 Appendix A</source>
        <translation>RFC 8141 附录 A</translation>
    </message>
    <message>
        <source>RFC 8141 section %1</source>
        <translation>RFC 8141 第 %1 节</translation>
    </message>
    <message>
        <source>More in the manual</source>
        <translation>手册中的更多内容</translation>
    </message>
    <message>
        <source>Write templates in English. IANA publishes them in English, and the findings are about English texts.</source>
        <translation>请用英语编写模板。IANA 以英语发布模板，检查结果也针对英语文本。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FilterButton</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K)：</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>任意类型</translation>
    </message>
    <message>
        <source>&amp;State:</source>
        <translation>状态(&amp;S)：</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>任意状态</translation>
    </message>
    <message>
        <source>&amp;Findings:</source>
        <translation>检查结果(&amp;F)：</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>有或没有</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>有错误</translation>
    </message>
    <message>
        <source>With findings</source>
        <translation>有检查结果</translation>
    </message>
    <message>
        <source>Without findings</source>
        <translation>没有检查结果</translation>
    </message>
    <message>
        <source>Syntax &amp;rule:</source>
        <translation>语法规则(&amp;R)：</translation>
    </message>
    <message>
        <source>With a rule</source>
        <translation>有规则</translation>
    </message>
    <message>
        <source>Without a rule</source>
        <translation>没有规则</translation>
    </message>
    <message>
        <source>&amp;Template:</source>
        <translation>模板(&amp;T)：</translation>
    </message>
    <message>
        <source>With text</source>
        <translation>有文本</translation>
    </message>
    <message>
        <source>Without text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>&amp;Changed:</source>
        <translation>更改时间(&amp;C)：</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>In the last week</source>
        <translation>最近一周</translation>
    </message>
    <message>
        <source>In the last month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>In the last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>Cl&amp;ear Filter</source>
        <translation>清除筛选(&amp;E)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>筛选列表</translation>
    </message>
    <message>
        <source>Filter (%1)</source>
        <translation>筛选（%1）</translation>
    </message>
    <message>
        <source>&amp;Assignee:</source>
        <translation>负责人(&amp;A)：</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>&amp;Owner:</source>
        <translation>所有者(&amp;O)：</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindActions</name>
    <message>
        <source>Find and Rep&amp;lace…</source>
        <translation>查找和替换(&amp;L)…</translation>
    </message>
    <message>
        <source>search text words lines filter</source>
        <translation>搜索 查找 文本 单词 行 筛选</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindBar</name>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Nothing to search here</source>
        <translation>此处没有可搜索的内容</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s)</source>
        <translation>
            <numerusform>%n 处匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s) replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingActions</name>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>下一条检查结果(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous Finding</source>
        <translation>上一条检查结果(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy Findings</source>
        <translation>复制检查结果(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export Findings…</source>
        <translation>导出检查结果(&amp;E)…</translation>
    </message>
    <message>
        <source>Accept with &amp;Reason…</source>
        <translation>附理由接受(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Withdraw Acceptance…</source>
        <translation>撤回接受(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>修正(&amp;F)</translation>
    </message>
    <message>
        <source>Quic&amp;k Fix…</source>
        <translation>快速修正(&amp;K)…</translation>
    </message>
    <message>
        <source>Apply All Safe Fixes…</source>
        <translation>应用所有安全修正…</translation>
    </message>
    <message>
        <source>RFC 8141 does not allow accepting this. %1</source>
        <translation>RFC 8141 不允许接受此项。%1</translation>
    </message>
    <message>
        <source>Accept Finding</source>
        <translation>接受检查结果</translation>
    </message>
    <message>
        <source>An accepted finding does not count. The reason is kept permanently.</source>
        <translation>已接受的检查结果不再计数。理由会永久保留。</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>理由(&amp;R)：</translation>
    </message>
    <message>
        <source>This finding was accepted with the sample, on the Syntax tab.</source>
        <translation>此检查结果已在“语法”选项卡上随示例一起接受。</translation>
    </message>
    <message>
        <source>Withdraw Acceptance</source>
        <translation>撤回接受</translation>
    </message>
    <message>
        <source>The finding counts again.</source>
        <translation>此检查结果重新计数。</translation>
    </message>
    <message>
        <source>Only the author can fix this. %1</source>
        <translation>只有作者才能修正此问题。%1</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>修正：%1</translation>
    </message>
    <message>
        <source>No findings have a safe fix.</source>
        <translation>没有可安全修正的检查结果。</translation>
    </message>
    <message>
        <source>Apply All Safe Fixes</source>
        <translation>应用所有安全修正</translation>
    </message>
    <message>
        <source>Export Findings</source>
        <translation>导出检查结果</translation>
    </message>
    <message>
        <source>%1: nothing can be fixed automatically.</source>
        <translation>%1：没有可自动修正的内容。</translation>
    </message>
    <message numerus="yes">
        <source>No findings have a safe fix; %n other fix(es) need your review.</source>
        <translation>
            <numerusform>没有可安全修正的检查结果；另有 %n 项修正需要您审查。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingNotes</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>修正…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>修正：%1</translation>
    </message>
    <message>
        <source>Changes the text to “%1”</source>
        <translation>将文本改为“%1”</translation>
    </message>
    <message>
        <source>Corrects the field. You can undo this.</source>
        <translation>修正此字段。可以撤销。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) not as expected; the Syntax tab lists them.</source>
        <translation>
            <numerusform>%n 个示例与预期不符；“语法”选项卡中列出了它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings changed: %1.</source>
        <translation>检查结果已更改：%1。</translation>
    </message>
    <message>
        <source>Write “%1” instead.</source>
        <translation>请改写为“%1”。</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>必填。</translation>
    </message>
    <message>
        <source>In this field, %1 offers the correction.</source>
        <translation>在此字段中按 %1 可修复。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsBar</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>显示或隐藏：%1</translation>
    </message>
    <message>
        <source>This registration</source>
        <translation>此注册项</translation>
    </message>
    <message>
        <source>Whole registry</source>
        <translation>整个注册库</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Group findings</source>
        <translation>检查结果分组</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>By severity</source>
        <translation>按严重程度</translation>
    </message>
    <message>
        <source>By field</source>
        <translation>按字段</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>按规则</translation>
    </message>
    <message>
        <source>By namespace</source>
        <translation>按命名空间</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>筛选检查结果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Actions for findings</source>
        <translation>检查结果操作</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsModel</name>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FindingsPanel</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>%1 of %2 registrations and drafts</source>
        <translation>%1 项，共 %2 项注册项和草稿</translation>
    </message>
    <message>
        <source>Findings about a template appear here. Select an entry in the list.</source>
        <translation>此处显示模板的检查结果。请在列表中选择一个条目。</translation>
    </message>
    <message>
        <source>No findings contain “%1”.</source>
        <translation>没有包含“%1”的检查结果。</translation>
    </message>
    <message>
        <source>All findings are hidden by severity. Use the buttons above to show them.</source>
        <translation>所有检查结果都因严重程度而被隐藏。请使用上方的按钮显示它们。</translation>
    </message>
    <message>
        <source>No findings except accepted ones.</source>
        <translation>除已接受的以外，没有检查结果。</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>没有检查结果。</translation>
    </message>
    <message>
        <source>No findings. The next step has other requirements, such as answers to the questions of the review; its button lists them.</source>
        <translation>没有发现。下一步还有其他要求，例如回答评审问题；其按钮会列出这些要求。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FixDialog</name>
    <message>
        <source>Fix Findings</source>
        <translation>修正检查结果</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Apply Fixes</source>
        <translation>应用修正</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>删除：%1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>添加：%1</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3.</source>
        <translation>%1：%2 改为 %3。</translation>
    </message>
    <message>
        <source>Press Return to apply the fixes. You can undo them.</source>
        <translation>按回车键应用修正。您可以撤销它们。</translation>
    </message>
    <message>
        <source>%1: %2 is removed.</source>
        <translation>%1：删除 %2。</translation>
    </message>
    <message>
        <source>%1: %2 is added.</source>
        <translation>%1：添加 %2。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::FoundText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a part of a registration, and an excerpt of it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>语法规则</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarEditor</name>
    <message>
        <source>Grammar</source>
        <translation>语法</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarFindingsModel</name>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarHint</name>
    <message>
        <source>Insert Grammar</source>
        <translation>插入语法</translation>
    </message>
    <message>
        <source>Use Grammar as Syntax Rule</source>
        <translation>将语法用作语法规则</translation>
    </message>
    <message>
        <source>Insert Grammar into Text</source>
        <translation>将语法插入文本</translation>
    </message>
    <message>
        <source>Check URNs by the grammar in this text</source>
        <translation>按此文本中的语法检查 URN</translation>
    </message>
    <message>
        <source>Write the grammar of the Syntax tab into this text</source>
        <translation>将“语法”选项卡中的语法写入此文本</translation>
    </message>
    <message>
        <source>The grammar in this text is not used to check URNs.</source>
        <translation>此文本中的语法不用于检查 URN。</translation>
    </message>
    <message>
        <source>The grammar in this text differs from that of the Syntax tab.</source>
        <translation>此文本中的语法与“语法”选项卡中的不同。</translation>
    </message>
    <message>
        <source>This text does not contain the grammar of the Syntax tab.</source>
        <translation>此文本不包含“语法”选项卡中的语法。</translation>
    </message>
    <message>
        <source>Add Examples</source>
        <translation>添加示例</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GrammarPane</name>
    <message>
        <source>The rule “%1” is not defined.</source>
        <translation>规则“%1”未定义。</translation>
    </message>
    <message>
        <source>&amp;Repair Here</source>
        <translation>在此修复(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;name Rule…</source>
        <translation>重命名规则(&amp;N)…</translation>
    </message>
    <message>
        <source>Go to &amp;Definition</source>
        <translation>转到定义(&amp;D)</translation>
    </message>
    <message>
        <source>Complete &amp;Name</source>
        <translation>补全名称(&amp;N)</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>NSS = 1*9DIGIT

Describe the names in the namespace here. The grammar is compiled, drawn, and applied to the samples as you type.</source>
        <translation>NSS = 1*9DIGIT

在此描述命名空间中的名称。输入时，语法会被编译、绘制成图并应用于示例。</translation>
    </message>
    <message>
        <source>Findings about the grammar</source>
        <translation>语法的检查结果</translation>
    </message>
    <message>
        <source>Repair Grammar</source>
        <translation>修复语法</translation>
    </message>
    <message>
        <source>To rename a rule, first put the cursor on its name.</source>
        <translation>要重命名规则，请先将光标放在其名称上。</translation>
    </message>
    <message>
        <source>“%1” cannot be renamed: it is defined by an RFC.</source>
        <translation>无法重命名“%1”：它由 RFC 定义。</translation>
    </message>
    <message>
        <source>Rename Rule</source>
        <translation>重命名规则</translation>
    </message>
    <message>
        <source>No findings about the grammar.</source>
        <translation>语法没有检查结果。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GuideBar</name>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1：第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Close Guide</source>
        <translation>关闭指南</translation>
    </message>
    <message>
        <source>Step %1 is done.</source>
        <translation>第 %1 步已完成。</translation>
    </message>
    <message>
        <source>Step %1 is done, no findings.</source>
        <translation>第 %1 步已完成，没有检查结果。</translation>
    </message>
    <message>
        <source>Already done. %1</source>
        <translation>已完成。%1</translation>
    </message>
    <message>
        <source>A new draft is open. Tab leads to the next field, Shift+Tab back.</source>
        <translation>已打开新草稿。按 Tab 转到下一个字段，按 Shift+Tab 返回。</translation>
    </message>
    <message>
        <source>The guide is finished.</source>
        <translation>指南已完成。</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <extracomment>%1 is a number, %2 the name of a field</extracomment>
        <translation>第 %1 步，%2</translation>
    </message>
    <message>
        <source>Still open: %1.</source>
        <extracomment>%1 is one step or several, with names</extracomment>
        <translation>尚未完成：%1。</translation>
    </message>
    <message>
        <source>Optional. %1</source>
        <translation>可选。%1</translation>
    </message>
    <message>
        <source>Step %1 is done. Findings: %2.</source>
        <translation>第 %1 步已完成。检查结果：%2。</translation>
    </message>
    <message>
        <source>The draft was not submitted for review yet.</source>
        <translation>草稿尚未提交评审。</translation>
    </message>
    <message>
        <source>The draft is in review. Send its email to %1 if you have not, and wait for the answers there.</source>
        <translation>草稿正在评审。如果尚未发送，请把它的邮件发送到 %1，并在那里等待答复。</translation>
    </message>
    <message>
        <source>Its draft remains in the registry; to remove it, select it and choose “%1”.</source>
        <extracomment>%1 is an action</extracomment>
        <translation>其草案仍在注册库中；要移除它，请选中它并选择“%1”。</translation>
    </message>
    <message>
        <source>The button “%1” closes the guide.</source>
        <translation>按钮“%1”可关闭指引。</translation>
    </message>
    <message>
        <source>optional step %1, %2</source>
        <translation>可选的第 %1 步，%2</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>第 %1 步，共 %2 步。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::GuideRun</name>
    <message numerus="yes">
        <source>%n finding(s) remain; they do not prevent the review.</source>
        <translation>
            <numerusform>还有 %n 条检查结果；它们不妨碍评审。</numerusform>
        </translation>
    </message>
    <message>
        <source>You can also save the draft as it is: choose %1.</source>
        <extracomment>%1 is where an action is</extracomment>
        <translation>也可以按现状保存草稿：选择 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet.</source>
        <translation>
            <numerusform>%n 项要求尚未满足。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet, the first one in “%1”.</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>
            <numerusform>%n 项要求尚未满足，第一项在“%1”中。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the tab “%2” (%3)</source>
        <extracomment>%1 is the name of a field, %2 of a tab, %3 the key to the next tab</extracomment>
        <translation>%1，在“%2”选项卡上（%3）</translation>
    </message>
    <message>
        <source>The button “%1” follows the text.</source>
        <translation>文本之后是按钮“%1”。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>Show &amp;Log…</source>
        <translation>显示日志(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;About Nidus</source>
        <translation>关于 Nidus(&amp;A)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HiddenCharacters</name>
    <message>
        <source>With hidden characters shown: %1</source>
        <translation>显示隐藏字符后：%1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::HistoryPanel</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Cop&amp;y Lines</source>
        <translation>复制行(&amp;Y)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>with</source>
        <translation>与</translation>
    </message>
    <message>
        <source>Compares the text on the right with that of another registration</source>
        <translation>将右侧的文本与另一注册项的文本比较</translation>
    </message>
    <message>
        <source>Creates a draft of the next version with the text on the left</source>
        <translation>用左侧的文本创建下一版本的草稿</translation>
    </message>
    <message numerus="yes">
        <source>%n review round(s)</source>
        <translation>
            <numerusform>%n 轮评审</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open comment(s)</source>
        <translation>
            <numerusform>%n 条未解决的评论</numerusform>
        </translation>
    </message>
    <message>
        <source>reminder on %1</source>
        <translation>提醒日期：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Restore as New Draft</source>
        <translation>恢复为新草稿</translation>
    </message>
    <message>
        <source>Another Registration…</source>
        <translation>另一注册项…</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>所有者：%1</translation>
    </message>
    <message>
        <source>assignee: %1</source>
        <translation>负责人：%1</translation>
    </message>
    <message>
        <source>%1, as saved</source>
        <translation>%1（已保存的文本）</translation>
    </message>
    <message>
        <source>%1, as created</source>
        <translation>%1（创建时）</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ImportDialog</name>
    <message>
        <source>is added with its history</source>
        <translation>将连同历史一起添加</translation>
    </message>
    <message>
        <source>becomes a new draft</source>
        <translation>将成为新草稿</translation>
    </message>
    <message>
        <source>is updated</source>
        <translation>将更新</translation>
    </message>
    <message>
        <source>becomes a revision draft</source>
        <translation>将成为修订草稿</translation>
    </message>
    <message>
        <source>is unchanged; not imported</source>
        <translation>未更改；不导入</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>无法导入</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>很可能</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>推测</translation>
    </message>
    <message>
        <source>Backing up the registry…</source>
        <translation>正在备份注册库…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>导入 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) found.</source>
        <translation>
            <numerusform>找到 %n 条记录。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to import:</source>
        <translation>
            <numerusform>要导入 %n 条：</numerusform>
        </translation>
    </message>
    <message>
        <source>Format: %1.</source>
        <translation>格式：%1。</translation>
    </message>
    <message>
        <source>Record or field</source>
        <translation>记录或字段</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Records to import</source>
        <translation>要导入的记录</translation>
    </message>
    <message>
        <source>Full text of the row</source>
        <translation>所选行的完整文本</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message numerus="yes">
        <source>with %n sample(s) from the text</source>
        <translation>
            <numerusform>附文本中的 %n 个示例</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the grammar</source>
        <translation>使用该语法</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>已更改：%1</translation>
    </message>
    <message>
        <source>Text that belongs to no field</source>
        <translation>不属于任何字段的文本</translation>
    </message>
    <message>
        <source>not imported: %1</source>
        <translation>未导入：%1</translation>
    </message>
    <message>
        <source>%1 (you can correct it here):</source>
        <translation>%1（可在此更正）：</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>is missing from the list; only its history changes</source>
        <translation>不在列表中；仅更改其历史</translation>
    </message>
    <message>
        <source>Select a field to read all of its text.</source>
        <translation>选择一个字段以阅读其全文。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ListActions</name>
    <message>
        <source>New Subregistry…</source>
        <translation>新建子注册库…</translation>
    </message>
    <message>
        <source>Add Range…</source>
        <translation>添加范围…</translation>
    </message>
    <message>
        <source>Change Range…</source>
        <translation>更改范围…</translation>
    </message>
    <message>
        <source>Split Range…</source>
        <translation>拆分范围…</translation>
    </message>
    <message>
        <source>Remove Range…</source>
        <translation>移除范围…</translation>
    </message>
    <message>
        <source>Export Entries…</source>
        <translation>导出条目…</translation>
    </message>
    <message>
        <source>Copy Map as Text</source>
        <translation>将分布图复制为文本</translation>
    </message>
    <message>
        <source>Undo Newest Change…</source>
        <translation>撤销最新更改…</translation>
    </message>
    <message>
        <source>Import Entries…</source>
        <translation>导入条目…</translation>
    </message>
    <message>
        <source>Paste Entries…</source>
        <translation>粘贴条目…</translation>
    </message>
    <message>
        <source>The subregistry %1 was created.</source>
        <translation>已创建子注册库 %1。</translation>
    </message>
    <message>
        <source>Remove the range %1?</source>
        <translation>移除范围 %1？</translation>
    </message>
    <message>
        <source>Its entries remain, but no range contains them.</source>
        <translation>其中的条目会保留，但不再属于任何范围。</translation>
    </message>
    <message>
        <source>Remove Range</source>
        <translation>移除范围</translation>
    </message>
    <message>
        <source>Undo the newest change?</source>
        <translation>撤销最新更改？</translation>
    </message>
    <message>
        <source>Undo Change</source>
        <translation>撤销更改</translation>
    </message>
    <message>
        <source>Import Entries</source>
        <translation>导入条目</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Imported entries: %L1</source>
        <translation>已导入条目：%L1</translation>
    </message>
    <message>
        <source>Export Entries</source>
        <translation>导出条目</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Exported entries: %L1</source>
        <translation>已导出条目：%L1</translation>
    </message>
    <message>
        <source>If the answer was already sent, withdraw the values instead.</source>
        <translation>如果答复已经发出，请改为撤回这些值。</translation>
    </message>
    <message>
        <source>The history will keep both changes.</source>
        <translation>历史记录将保留这两次更改。</translation>
    </message>
    <message>
        <source>Include private data?</source>
        <translation>包含不公开的数据吗？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) have a contact or a private holder.</source>
        <translation>
            <numerusform>%Ln 个条目有联系人或不公开的持有者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export without Private Data</source>
        <translation>不含不公开数据导出</translation>
    </message>
    <message>
        <source>Include Private Data</source>
        <translation>包含不公开数据</translation>
    </message>
    <message>
        <source>Request %1 was refused: %2</source>
        <translation>申请 %1 被拒绝：%2</translation>
    </message>
    <message>
        <source>It can then be answered again.</source>
        <translation>之后可以重新答复该申请。</translation>
    </message>
    <message>
        <source>Stored ranges: %1</source>
        <translation>已保存范围：%1</translation>
    </message>
    <message>
        <source>Removed range: %1</source>
        <translation>已删除范围：%1</translation>
    </message>
    <message>
        <source>Choose a range first: in the list of ranges, or on the map.</source>
        <translation>请先选择一个范围：在范围列表中，或在图上。</translation>
    </message>
    <message>
        <source>The range %1 was stored.</source>
        <translation>范围 %1 已保存。</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
    <message>
        <source>Somebody changed the list in the meantime. Check the entries below, and import again.</source>
        <translation>在此期间有人更改了列表。请检查下方的条目，然后重新导入。</translation>
    </message>
    <message>
        <source>Change Subregistry…</source>
        <translation>更改子注册库…</translation>
    </message>
    <message>
        <source>The subregistry %1 was changed.</source>
        <translation>子注册库 %1 已更改。</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.xml *.json)</source>
        <translation>列表 (*.csv *.tsv *.xml *.json)</translation>
    </message>
    <message>
        <source>The subregistry never had an entry, so it is removed.</source>
        <translation>该子注册库从未有过条目，因此将被移除。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::LogDialog</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>No errors since Nidus started.</source>
        <translation>Nidus 启动以来没有错误。</translation>
    </message>
    <message>
        <source>Errors since Nidus started. Times are in UTC.</source>
        <translation>Nidus 启动以来的错误。时间为 UTC。</translation>
    </message>
    <message>
        <source>&amp;Copy Log</source>
        <translation>复制日志(&amp;C)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailActions</name>
    <message>
        <source>E&amp;mail Review…</source>
        <translation>通过电子邮件发送评审(&amp;M)…</translation>
    </message>
    <message>
        <source>Email Re&amp;quest…</source>
        <translation>通过电子邮件发送申请(&amp;Q)…</translation>
    </message>
    <message>
        <source>Import Comments from Email…</source>
        <translation>从电子邮件导入评论…</translation>
    </message>
    <message>
        <source>mail send reply registrant</source>
        <translation>邮件 发送 回复 注册者</translation>
    </message>
    <message>
        <source>mail send IANA submission</source>
        <translation>邮件 发送 IANA 提交</translation>
    </message>
    <message>
        <source>mail reply eml</source>
        <translation>邮件 回复 eml</translation>
    </message>
    <message>
        <source>Email Review</source>
        <translation>通过电子邮件发送评审</translation>
    </message>
    <message>
        <source>Review of a URN namespace</source>
        <translation>URN 命名空间的评审</translation>
    </message>
    <message>
        <source>Review of the URN namespace %1</source>
        <translation>URN 命名空间 %1 的评审</translation>
    </message>
    <message>
        <source>Email Request</source>
        <translation>通过电子邮件发送申请</translation>
    </message>
    <message>
        <source>Save Email</source>
        <translation>保存电子邮件</translation>
    </message>
    <message>
        <source>Email (*.eml)</source>
        <translation>电子邮件 (*.eml)</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>收件人：%1</translation>
    </message>
    <message>
        <source>Cc: %1</source>
        <translation>抄送：%1</translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>Remind &amp;by Email…</source>
        <translation>通过电子邮件发送提醒(&amp;B)…</translation>
    </message>
    <message>
        <source>remind colleague owner assignee waiting follow up</source>
        <translation>提醒 同事 所有者 受指派者 等待 跟进</translation>
    </message>
    <message>
        <source>Email Reminder</source>
        <translation>通过电子邮件发送提醒</translation>
    </message>
    <message>
        <source>Reminder: %1</source>
        <translation>提醒：%1</translation>
    </message>
    <message>
        <source>Hello %1,

the draft “%2” is waiting for you. State: %3; last changed on %4.
</source>
        <translation>%1，您好：

草稿“%2”正在等待您处理。状态：%3；上次更改于 %4。
</translation>
    </message>
    <message>
        <source>Nothing was submitted.</source>
        <translation>未提交任何内容。</translation>
    </message>
    <message>
        <source>Nothing was recorded.</source>
        <translation>未记录任何内容。</translation>
    </message>
    <message>
        <source>“%1” waits for nobody in particular. Assign it to a person, then remind them.</source>
        <translation>“%1”不在等待特定的人。请先将其分配给某人，再提醒。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailAnswerDialog</name>
    <message>
        <source>Comments from Mail</source>
        <translation>邮件中的评论</translation>
    </message>
    <message>
        <source>Paste or drop the reply here, or open its file</source>
        <translation>在此粘贴或拖放回复，或打开其文件</translation>
    </message>
    <message>
        <source>Mail text</source>
        <translation>邮件文本</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>&amp;Open Mail…</source>
        <translation>打开邮件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Add Comments</source>
        <translation>添加评论(&amp;A)</translation>
    </message>
    <message>
        <source>No unquoted text yet. Paste a reply above.</source>
        <translation>尚无非引用文本。请在上方粘贴回复。</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s). Select those to keep permanently.</source>
        <translation>
            <numerusform>%n 条评论。请选择要永久保留的评论。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s) by %1. Select those to keep permanently.</source>
        <translation>
            <numerusform>%1 的 %n 条评论。请选择要永久保留的评论。</numerusform>
        </translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>%1 by mail:</source>
        <translation>%1 通过邮件：</translation>
    </message>
    <message>
        <source>Open Mail</source>
        <translation>打开邮件</translation>
    </message>
    <message>
        <source>Mail and text files (*.eml *.txt)</source>
        <translation>邮件和文本文件 (*.eml *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MailDialog</name>
    <message>
        <source>Email text</source>
        <translation>电子邮件文本</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>收件人(&amp;T)：</translation>
    </message>
    <message>
        <source>C&amp;c:</source>
        <translation>抄送(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Subject:</source>
        <translation>主题(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Open in Email Program</source>
        <translation>在邮件程序中打开(&amp;O)</translation>
    </message>
    <message>
        <source>Sa&amp;ve Email…</source>
        <translation>保存电子邮件(&amp;V)…</translation>
    </message>
    <message>
        <source>Co&amp;py Text</source>
        <translation>复制文本(&amp;P)</translation>
    </message>
    <message>
        <source>The email is too long to pass to an email program. Save it as a file and open the file.</source>
        <translation>电子邮件太长，无法传给邮件程序。请将其保存为文件，然后打开该文件。</translation>
    </message>
    <message>
        <source>Could not start an email program. Save the email as a file, or copy its text.</source>
        <translation>无法启动邮件程序。请将电子邮件保存为文件，或复制其文本。</translation>
    </message>
    <message>
        <source>Nidus itself sends nothing.</source>
        <translation>Nidus 本身不发送任何内容。</translation>
    </message>
    <message>
        <source>If no email program opens, save the email as a file, or copy its text.</source>
        <translation>如果没有打开电子邮件程序，请将邮件保存为文件，或复制其文本。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MainWindow</name>
    <message>
        <source>T&amp;asks</source>
        <translation>任务(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Registry</source>
        <translation>注册库(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Check URNs</source>
        <translation>检查 URN(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>Check One URN Against Every &amp;Namespace…</source>
        <translation>用所有命名空间检查一个 URN(&amp;N)…</translation>
    </message>
    <message>
        <source>Crash recovery is unavailable. Save often. %1</source>
        <translation>崩溃恢复不可用。请经常保存。%1</translation>
    </message>
    <message>
        <source>This registry is only in memory. To keep it, choose File &gt; Save Registry As.</source>
        <translation>此注册库仅在内存中。要保留它，请选择“文件 &gt; 注册库另存为”。</translation>
    </message>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1（只读）</translation>
    </message>
    <message>
        <source>Start Pa&amp;ge</source>
        <translation>开始页(&amp;G)</translation>
    </message>
    <message>
        <source>registry in memory, nothing is kept</source>
        <translation>内存中的注册库，不会保留任何内容</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ManualWindow</name>
    <message>
        <source>Nidus Manual</source>
        <translation>Nidus 手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>No section contains “%1”. Try fewer or other words.</source>
        <translation>没有章节包含“%1”。请减少词语或换用其他词语。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MatchDelegate</name>
    <message>
        <source>assigned to %1</source>
        <translation>已指派给 %1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::MessageBar</name>
    <message>
        <source>Show the last messages</source>
        <translation>显示最近的消息</translation>
    </message>
    <message>
        <source>Last messages: %1</source>
        <translation>最近的消息：%1</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>最近的消息</translation>
    </message>
    <message>
        <source>Remove the message</source>
        <translation>移除此消息</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NamespaceModel</name>
    <message>
        <source>Registrant or match</source>
        <translation>注册者或匹配文本</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3</source>
        <translation>错误：%1，警告：%2，提示：%3</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>no registrant</source>
        <translation>无注册者</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NamespaceTrialModel</name>
    <message>
        <source>No syntax rule; only the URN syntax was checked. %1</source>
        <translation>没有语法规则；仅检查了 URN 语法。%1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Navigation</name>
    <message>
        <source>&amp;Next Pane</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>上一个面板(&amp;V)</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>下一个选项卡(&amp;T)</translation>
    </message>
    <message>
        <source>Previous Ta&amp;b</source>
        <translation>上一个选项卡(&amp;B)</translation>
    </message>
    <message>
        <source>Next &amp;in List</source>
        <translation>列表中的下一项(&amp;I)</translation>
    </message>
    <message>
        <source>Previo&amp;us in List</source>
        <translation>列表中的上一项(&amp;U)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NewSubregistryDialog</name>
    <message>
        <source>Ignore letter &amp;case</source>
        <translation>忽略大小写(&amp;C)</translation>
    </message>
    <message>
        <source>A value that is not listed is only a &amp;warning</source>
        <translation>未列出的值仅为警告(&amp;W)</translation>
    </message>
    <message>
        <source>New Subregistry of %1</source>
        <translation>%1 的新子注册库</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Such as objects or centers</source>
        <translation>例如 objects 或 centers</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Decimal numbers</source>
        <translation>十进制编号</translation>
    </message>
    <message>
        <source>Hexadecimal numbers</source>
        <translation>十六进制编号</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>&amp;Values:</source>
        <translation>值(&amp;V)：</translation>
    </message>
    <message>
        <source>&amp;Parts of a value:</source>
        <translation>值的组成部分(&amp;P)：</translation>
    </message>
    <message>
        <source>One part, or names such as id,version</source>
        <translation>单个部分，或 id,version 这样的名称</translation>
    </message>
    <message>
        <source>Rule of the &amp;label:</source>
        <translation>标签的规则(&amp;L)：</translation>
    </message>
    <message>
        <source>If URNs name the range</source>
        <translation>当 URN 指明范围时</translation>
    </message>
    <message>
        <source>&amp;URN:</source>
        <translation>URN(&amp;U)：</translation>
    </message>
    <message>
        <source>P&amp;olicy:</source>
        <translation>政策(&amp;O)：</translation>
    </message>
    <message>
        <source>Such as First Come First Served</source>
        <translation>例如 First Come First Served</translation>
    </message>
    <message>
        <source>Create Subregistry</source>
        <translation>创建子注册库</translation>
    </message>
    <message>
        <source>Enter one rule for each part of a value.</source>
        <translation>请为值的每个部分填写一条规则。</translation>
    </message>
    <message>
        <source>G&amp;rammar rule of a value:</source>
        <translation>值的语法规则(&amp;R)：</translation>
    </message>
    <message>
        <source>If checks of URNs should use the list, enter the names of the rules of the grammar (tab Syntax) that match a value:</source>
        <translation>如果检查 URN 时要使用该列表，请输入与值匹配的语法规则（“语法”选项卡）的名称：</translation>
    </message>
    <message>
        <source>Name of the rule, or one for each part</source>
        <translation>规则的名称，或每个部分一个</translation>
    </message>
    <message>
        <source>Ranges and entries can be added once the subregistry %1 is created.</source>
        <translation>创建子注册表 %1 之后即可添加范围和条目。</translation>
    </message>
    <message>
        <source>Without a pattern, letters have no URN</source>
        <translation>没有模式时，信函中没有 URN</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>请先填写：%1。</translation>
    </message>
    <message>
        <source>Change Subregistry</source>
        <translation>更改子注册库</translation>
    </message>
    <message>
        <source>The ranges and entries remain. The history will keep the change.</source>
        <translation>范围和条目保持不变。历史将保留此更改。</translation>
    </message>
    <message>
        <source>Change Subregistry “%1” of %2</source>
        <translation>更改 %2 的子注册库“%1”</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>尚无更改。</translation>
    </message>
    <message>
        <source>URNs in letters that were already sent do not change.</source>
        <translation>已发送信函中的 URN 不会改变。</translation>
    </message>
    <message>
        <source>Checks of URNs will no longer use the list.</source>
        <translation>URN 检查将不再使用该列表。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::NumberMap</name>
    <message>
        <source>Map of the numbers</source>
        <translation>编号分布图</translation>
    </message>
    <message>
        <source>In view: %1</source>
        <translation>可见：%1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpenErrorPanel</name>
    <message>
        <source>Open Built-in Namespaces in Memory</source>
        <translation>在内存中打开内置命名空间</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OpeningNotices</name>
    <message numerus="yes">
        <source>%n draft(s) due for follow-up: %1</source>
        <translation>
            <numerusform>%n 份草稿需要跟进：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Draft</source>
        <translation>显示草稿</translation>
    </message>
    <message>
        <source>This registry is read-only. To change a copy of it, choose File &gt; Save Registry As.</source>
        <translation>此注册库为只读。要更改其副本，请选择“文件 &gt; 注册库另存为”。</translation>
    </message>
    <message>
        <source>Verify Registry</source>
        <translation>校验注册库</translation>
    </message>
    <message>
        <source>this registry</source>
        <translation>此注册库</translation>
    </message>
    <message>
        <source>This registry</source>
        <translation>此注册库</translation>
    </message>
    <message>
        <source>Save Registry As…</source>
        <translation>注册库另存为…</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OptionBar</name>
    <message>
        <source>Check against</source>
        <translation>检查依据</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>语法</translation>
    </message>
    <message>
        <source>Each URN&apos;s own namespace</source>
        <translation>每个 URN 自己的命名空间</translation>
    </message>
    <message>
        <source>Syntax only</source>
        <translation>仅语法</translation>
    </message>
    <message>
        <source>One namespace:</source>
        <translation>一个命名空间：</translation>
    </message>
    <message>
        <source>What each URN is checked against, in addition to the syntax of the RFC.</source>
        <translation>除 RFC 的语法外，检查每个 URN 时还依据什么。</translation>
    </message>
    <message>
        <source>RFC 8141 (2017) is current; it replaced RFC 2141 (1997).</source>
        <translation>RFC 8141（2017）是现行标准；它取代了 RFC 2141（1997）。</translation>
    </message>
    <message>
        <source>For prose, HTML, or logs: checks every URN in the text. Otherwise each line is one URN.</source>
        <translation>用于普通文章、HTML 或日志：检查文本中的每个 URN。否则每行为一个 URN。</translation>
    </message>
    <message>
        <source>Find URNs in running text</source>
        <translation>在连续文本中查找 URN</translation>
    </message>
    <message>
        <source>A registered namespace, or a draft with a syntax rule.</source>
        <translation>已注册的命名空间，或带有语法规则的草稿。</translation>
    </message>
    <message>
        <source>Member “%1”</source>
        <translation>成员“%1”</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>Column “%1”</source>
        <translation>列“%1”</translation>
    </message>
    <message>
        <source>URNs in</source>
        <translation>URN 所在</translation>
    </message>
    <message>
        <source>Which text of each row is the URN. The file has columns or members.</source>
        <translation>每一行中哪段文本是 URN。该文件包含列或成员。</translation>
    </message>
    <message>
        <source>Whole lines</source>
        <extracomment>the whole of each line is a URN</extracomment>
        <translation>整行</translation>
    </message>
    <message>
        <source>Running text</source>
        <translation>连续文本</translation>
    </message>
    <message>
        <source>Include drafts</source>
        <translation>包含草稿</translation>
    </message>
    <message>
        <source>Checks the names of a NID that only a draft has against the rule of the draft, as it is saved.</source>
        <translation>对只有草稿才有的 NID，按草稿已保存的规则检查其名称。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OrderDialog</name>
    <message numerus="yes">
        <source>Transfer %n Entries</source>
        <translation>
            <numerusform>转让 %n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deprecate %n Entries</source>
        <translation>
            <numerusform>将 %n 个条目设为不再推荐</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retire %n Entries</source>
        <translation>
            <numerusform>停用 %n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n Entries</source>
        <translation>
            <numerusform>释放 %n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n Entries</source>
        <translation>
            <numerusform>撤回 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign Values</source>
        <translation>分配值</translation>
    </message>
    <message>
        <source>Reserve Values</source>
        <translation>保留值</translation>
    </message>
    <message>
        <source>Split Block</source>
        <translation>拆分号段</translation>
    </message>
    <message>
        <source>Merge Entries</source>
        <translation>合并条目</translation>
    </message>
    <message>
        <source>Transfer Values</source>
        <translation>转让值</translation>
    </message>
    <message>
        <source>Deprecate Values</source>
        <translation>将值设为不再推荐</translation>
    </message>
    <message>
        <source>Retire Values</source>
        <translation>停用值</translation>
    </message>
    <message>
        <source>Release Values</source>
        <translation>释放值</translation>
    </message>
    <message>
        <source>Withdraw Values</source>
        <translation>撤回值</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>指派</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>转让</translation>
    </message>
    <message>
        <source>Deprecate</source>
        <translation>设为不再推荐</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>范围(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Value or block:</source>
        <translation>值或号段(&amp;V)：</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>值(&amp;V)：</translation>
    </message>
    <message>
        <source>Second part &amp;begins at:</source>
        <translation>第二部分起始于(&amp;B)：</translation>
    </message>
    <message>
        <source>New &amp;holder:</source>
        <translation>新持有者(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Holder:</source>
        <translation>持有者(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Holder of the first part:</source>
        <translation>第一部分的持有者(&amp;H)：</translation>
    </message>
    <message>
        <source>H&amp;older of the second part:</source>
        <translation>第二部分的持有者(&amp;O)：</translation>
    </message>
    <message>
        <source>On b&amp;ehalf of:</source>
        <translation>代表(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Kind of asker:</source>
        <translation>申请者类型(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Contact:</source>
        <translation>联系人(&amp;C)：</translation>
    </message>
    <message>
        <source>Re&amp;ference:</source>
        <translation>参考(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Superseded by:</source>
        <translation>取代者(&amp;S)：</translation>
    </message>
    <message>
        <source>Re&amp;quest ID:</source>
        <translation>申请标识符(&amp;Q)：</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>日期(&amp;D)：</translation>
    </message>
    <message>
        <source>Keep the holder &amp;private</source>
        <translation>不公布持有者(&amp;P)</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>YYYY-MM-DD</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>multiple of </source>
        <translation>对齐到 </translation>
    </message>
    <message>
        <source>also in &amp;gaps</source>
        <translation>包括空缺处(&amp;G)</translation>
    </message>
    <message>
        <source>Then show the ans&amp;wer letter</source>
        <translation>随后显示答复函(&amp;W)</translation>
    </message>
    <message>
        <source>Choose a range, or enter a value.</source>
        <translation>请选择范围或输入值。</translation>
    </message>
    <message>
        <source>%L1 numbers</source>
        <translation>%L1 个编号</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>范围 %1</translation>
    </message>
    <message>
        <source>Con&amp;tact of the first part:</source>
        <translation>第一部分的联系人(&amp;T)：</translation>
    </message>
    <message>
        <source>Contact o&amp;f the second part:</source>
        <translation>第二部分的联系人(&amp;F)：</translation>
    </message>
    <message>
        <source>Such as: %1</source>
        <translation>例如：%1</translation>
    </message>
    <message>
        <source>&amp;Note (public):</source>
        <translation>备注（公开）(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Note for the history:</source>
        <translation>历史记录备注(&amp;N)：</translation>
    </message>
    <message>
        <source>To the pool: the values may be &amp;assigned again</source>
        <translation>放回可用池：这些值可以再次分配(&amp;A)</translation>
    </message>
    <message>
        <source>The range of the value</source>
        <translation>该值所在的范围</translation>
    </message>
    <message>
        <source>Number or block</source>
        <translation>号码或号段</translation>
    </message>
    <message>
        <source>These values are assigned. If they are in use, retire them instead.</source>
        <translation>这些值已分配。如果正在使用，请改为停用。</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>请先填写：%1。</translation>
    </message>
    <message>
        <source>How &amp;many:</source>
        <translation>数量(&amp;M)：</translation>
    </message>
    <message>
        <source>Value %1 will be assigned.</source>
        <translation>将分配值 %1。</translation>
    </message>
    <message>
        <source>Values %1 will be assigned.</source>
        <translation>将分配值 %1。</translation>
    </message>
    <message>
        <source>Value %1 will be reserved.</source>
        <translation>将保留值 %1。</translation>
    </message>
    <message>
        <source>Values %1 will be reserved.</source>
        <translation>将保留值 %1。</translation>
    </message>
    <message>
        <source>The second part must begin after %1.</source>
        <translation>第二部分必须起始于 %1 之后。</translation>
    </message>
    <message>
        <source>Assigned values: %1. If they are in use, retire them instead.</source>
        <translation>已分配的值：%1。如果正在使用，请改为停用。</translation>
    </message>
    <message>
        <source>If empty: the next values</source>
        <translation>留空：接下来的值</translation>
    </message>
    <message>
        <source>Va&amp;lid until:</source>
        <translation>有效期至(&amp;L)：</translation>
    </message>
    <message>
        <source>“%1” is not inside the block %2.</source>
        <translation>“%1”不在号段 %2 之内。</translation>
    </message>
    <message>
        <source>the check box “%1” (%2)</source>
        <extracomment>%1 is the text of the check box, %2 its key</extracomment>
        <translation>复选框“%1”（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(s) become one.</source>
        <translation>
            <numerusform>%Ln 个条目合并为一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>起始于</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意编号</translation>
    </message>
    <message>
        <source>Begin&amp;s at:</source>
        <translation>起始于(&amp;S)：</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OriginalPane</name>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>%1: not in the imported file</source>
        <translation>%1：不在导入的文件中</translation>
    </message>
    <message>
        <source>%1: %2 of the imported file</source>
        <translation>%1：导入文件的 %2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::OtherEditorsNotice</name>
    <message>
        <source>“%1” is also open elsewhere: %2. If both of you save, you can merge the edits field by field.</source>
        <extracomment>%1 is a NID, %2 names of people</extracomment>
        <translation>“%1”也在别处打开：%2。如果双方都保存，您可以逐个字段合并修改。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PageBar</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1，第 %2 页，共 %3 页</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PaneActions</name>
    <message>
        <source>&amp;Findings</source>
        <translation>检查结果(&amp;F)</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>评审(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Original</source>
        <translation>原文(&amp;O)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PatternMenu</name>
    <message>
        <source>&amp;JavaScript</source>
        <translation>JavaScript(&amp;J)</translation>
    </message>
    <message>
        <source>JSON &amp;Schema</source>
        <translation>JSON Schema(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;XML Schema</source>
        <translation>XML Schema(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Python</source>
        <translation>Python(&amp;P)</translation>
    </message>
    <message>
        <source>PC&amp;RE2 (PHP and others)</source>
        <translation>PCRE2（PHP 等）(&amp;R)</translation>
    </message>
    <message>
        <source>RE&amp;2 and Go</source>
        <translation>RE2 和 Go(&amp;2)</translation>
    </message>
    <message>
        <source>POSIX (&amp;grep -E)</source>
        <translation>POSIX（grep -E）(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;I-Regexp (RFC 9485)</source>
        <translation>I-Regexp（RFC 9485）(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Copy as Regular Expression</source>
        <translation>复制为正则表达式(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Only the NSS</source>
        <translation>仅 NSS(&amp;O)</translation>
    </message>
    <message>
        <source>Copy a pattern that is proven equal to the grammar</source>
        <translation>复制一个经证明与语法等价的模式</translation>
    </message>
    <message>
        <source>Nothing was copied. %1</source>
        <translation>未复制任何内容。%1</translation>
    </message>
    <message>
        <source>Copied a pattern for the NSS, proven equal to the grammar.</source>
        <translation>已复制用于 NSS 的模式，该模式经证明与语法等价。</translation>
    </message>
    <message>
        <source>Copied a pattern for URNs, proven equal to the grammar.</source>
        <translation>已复制用于 URN 的模式，该模式经证明与语法等价。</translation>
    </message>
    <message>
        <source>Copy Regex</source>
        <translation>复制正则表达式</translation>
    </message>
</context>
<context>
    <name>nidus::ui::Preferences</name>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>首选项…</translation>
    </message>
    <message>
        <source>Invalid settings, defaults used instead: %1.</source>
        <translation>设置无效，已改用默认值：%1。</translation>
    </message>
    <message>
        <source>Restart Nidus to change the language.</source>
        <translation>要更改语言，请重新启动 Nidus。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Your changes are recorded as “%1”. Set your name and mail address in the preferences.</source>
        <translation>您的更改记录在“%1”名下。请在首选项中设置您的姓名和邮件地址。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Preferences file</source>
        <translation>首选项文件</translation>
    </message>
    <message>
        <source>Save Preferences</source>
        <translation>保存首选项</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>个人(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>姓名(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Mail address:</source>
        <translation>邮件地址(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Workflow</source>
        <translation>工作流程(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Days until a reminder:</source>
        <translation>提醒前的天数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Backups to keep:</source>
        <translation>保留的备份数(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Second daily backup in:</source>
        <translation>每日第二份备份的位置(&amp;S)：</translation>
    </message>
    <message>
        <source>No second backup</source>
        <translation>没有第二份备份</translation>
    </message>
    <message>
        <source>&amp;Lint profile:</source>
        <translation>模板检查方案(&amp;L)：</translation>
    </message>
    <message>
        <source>By state of the draft</source>
        <translation>按草稿状态</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>Submission to IANA</source>
        <translation>提交给 IANA</translation>
    </message>
    <message>
        <source>S&amp;tart page:</source>
        <translation>起始页面(&amp;T)：</translation>
    </message>
    <message>
        <source>Tasks, if there are any</source>
        <translation>任务（如果有）</translation>
    </message>
    <message>
        <source>Last page shown</source>
        <translation>上次显示的页面</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>注册库</translation>
    </message>
    <message>
        <source>Check URNs</source>
        <translation>检查 URN</translation>
    </message>
    <message>
        <source>M&amp;ail</source>
        <translation>邮件(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Review list:</source>
        <translation>评审列表(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;IANA:</source>
        <translation>IANA(&amp;I)：</translation>
    </message>
    <message>
        <source>Registration requests go to IANA, with a copy to the review list.</source>
        <translation>注册申请发送给 IANA，并抄送至评审列表。</translation>
    </message>
    <message>
        <source>App&amp;earance</source>
        <translation>外观(&amp;E)</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>语言(&amp;G)：</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Text &amp;font:</source>
        <translation>文本字体(&amp;F)：</translation>
    </message>
    <message>
        <source>Grammar f&amp;ont:</source>
        <translation>语法字体(&amp;O)：</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>文本大小(&amp;S)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> 磅</translation>
    </message>
    <message>
        <source>G&amp;rammar size:</source>
        <translation>语法大小(&amp;R)：</translation>
    </message>
    <message>
        <source>Same as text</source>
        <translation>与文本相同</translation>
    </message>
    <message>
        <source>Choose Folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Not a valid mail address: %1</source>
        <translation>邮件地址无效：%1</translation>
    </message>
    <message>
        <source>Not a valid value: %1</source>
        <translation>值无效：%1</translation>
    </message>
    <message>
        <source>Settings file: %1</source>
        <translation>设置文件：%1</translation>
    </message>
    <message>
        <source>Both are recorded in the history with each of your changes in the window; nidus-cli records your user name, or the name in --by. Without a name, your user name is recorded here, too.</source>
        <translation>您在窗口中每次更改时，两者都会记入历史；nidus-cli 记录您的用户名，或 --by 中的姓名。如果没有姓名，这里也记录您的用户名。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::PreviewPanel</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>A PDF has the content of the HTML page. To preview its pages, choose File &gt; Print.</source>
        <translation>PDF 的内容与 HTML 页面相同。要预览其页面，请选择“文件 &gt; 打印”。</translation>
    </message>
    <message>
        <source>Only the beginning is shown. Full size: %1.</source>
        <translation>仅显示开头部分。完整大小：%1。</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>格式：</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProcessActions</name>
    <message>
        <source>Submit for Re&amp;view…</source>
        <translation>提交评审(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Approve…</source>
        <translation>批准(&amp;A)…</translation>
    </message>
    <message>
        <source>Mark as Sen&amp;t to IANA…</source>
        <translation>标记为已发送至 IANA(&amp;T)…</translation>
    </message>
    <message>
        <source>Re&amp;gister…</source>
        <translation>注册(&amp;G)…</translation>
    </message>
    <message>
        <source>Ret&amp;urn to Draft…</source>
        <translation>退回草稿(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Withdraw Registration…</source>
        <translation>撤回注册(&amp;W)…</translation>
    </message>
    <message>
        <source>Re&amp;cord Document…</source>
        <translation>登记文档(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>评论(&amp;O)</translation>
    </message>
    <message>
        <source>Set Remi&amp;nder…</source>
        <translation>设置提醒(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;List Changes in Revision Information</source>
        <translation>在“修订信息”中列出更改(&amp;L)</translation>
    </message>
    <message>
        <source>put send reviewer mail email</source>
        <translation>提交 发送 评审者 邮件 电子邮件</translation>
    </message>
    <message>
        <source>accept agree</source>
        <translation>接受 同意</translation>
    </message>
    <message>
        <source>hand forward submit request</source>
        <translation>转交 转发 提交 申请</translation>
    </message>
    <message>
        <source>take back reopen undo withdraw edit again</source>
        <translation>收回 重新打开 撤销 撤回 再次编辑</translation>
    </message>
    <message>
        <source>answer reply remark note objection</source>
        <translation>回答 回复 意见 备注 异议</translation>
    </message>
    <message>
        <source>due date deadline follow up</source>
        <translation>到期日 截止日期 期限 跟进</translation>
    </message>
    <message>
        <source>ticket mail email evidence report decision</source>
        <translation>工单 邮件 电子邮件 证据 报告 决定</translation>
    </message>
    <message>
        <source>Submit for Review</source>
        <translation>提交评审</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Mark as Sent to IANA</source>
        <translation>标记为已发送至 IANA</translation>
    </message>
    <message>
        <source>Register This Informal Namespace</source>
        <translation>注册此非正式命名空间</translation>
    </message>
    <message>
        <source>Register “%1”</source>
        <translation>注册“%1”</translation>
    </message>
    <message>
        <source>The next free number is assigned.</source>
        <translation>将分配下一个可用编号。</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>A newer version was registered after this revision was started. Nothing was overwritten.</source>
        <translation>此修订开始之后，已有更新的版本注册。没有任何内容被覆盖。</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>合并…</translation>
    </message>
    <message>
        <source>Re&amp;placed by:</source>
        <translation>替代项(&amp;P)：</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>“%1” was withdrawn.</source>
        <translation>“%1”已撤回。</translation>
    </message>
    <message>
        <source>Withdraw “%1”</source>
        <translation>撤回“%1”</translation>
    </message>
    <message>
        <source>The NID is never assigned again, and URNs already assigned keep their meaning.</source>
        <translation>此 NID 绝不会再次分配，已分配的 URN 保持其含义。</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>理由(&amp;E)：</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Return to Draft</source>
        <translation>退回草稿</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>理由(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Document:</source>
        <translation>文档(&amp;D)：</translation>
    </message>
    <message>
        <source>Document recorded.</source>
        <translation>文档已登记。</translation>
    </message>
    <message>
        <source>Record Document</source>
        <translation>登记文档</translation>
    </message>
    <message>
        <source>A namespace for a standard requires the Expert Review report and the direction of the approving body (RFC 8141 section 6.2). The fast track requires a record of who recognized the body, and the specification (section 6.3).</source>
        <translation>用于标准的命名空间需要专家评审报告和批准机构的指示（RFC 8141 第 6.2 节）。快速通道需要关于谁认可该机构的记录，以及规范（第 6.3 节）。</translation>
    </message>
    <message>
        <source>The old version was copied to a new draft.</source>
        <translation>旧版本已复制到新草稿。</translation>
    </message>
    <message>
        <source>&amp;Reinstate Registration…</source>
        <translation>恢复注册(&amp;R)…</translation>
    </message>
    <message>
        <source>Reinstate “%1”</source>
        <translation>恢复注册“%1”</translation>
    </message>
    <message>
        <source>The namespace is registered again, and no longer withdrawn.</source>
        <translation>此命名空间重新成为已注册状态，不再是已撤回。</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>恢复注册</translation>
    </message>
    <message>
        <source>“%1” is registered again.</source>
        <translation>“%1”已重新注册。</translation>
    </message>
    <message numerus="yes">
        <source>The draft will be in review. Nidus itself sends nothing. A reminder will be due in %n day(s).</source>
        <translation>
            <numerusform>草稿将进入评审。Nidus 本身不发送任何内容。%n 天后提醒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Submit Only</source>
        <translation>仅提交</translation>
    </message>
    <message>
        <source>Open in Email Program and Submit</source>
        <translation>在邮件程序中打开并提交</translation>
    </message>
    <message>
        <source>Mark Only</source>
        <translation>仅标记</translation>
    </message>
    <message>
        <source>Open in Email Program and Mark</source>
        <translation>在邮件程序中打开并标记</translation>
    </message>
    <message>
        <source>Take Next Step</source>
        <translation>执行下一步</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n requirement(s))</source>
        <extracomment>%1 is a step such as &quot;Register...&quot;, %n the number of requirements before it</extracomment>
        <translation>
            <numerusform>%1（%n 项要求）</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no next step here.</source>
        <translation>此处没有下一步。</translation>
    </message>
    <message>
        <source>The step “%1” failed for %2.</source>
        <extracomment>%1 is a step such as &quot;Submit for Review&quot;, %2 a draft or a registration</extracomment>
        <translation>%2 的步骤“%1”失败。</translation>
    </message>
    <message>
        <source>Could not copy version %1 of %2.</source>
        <translation>无法复制 %2 的版本 %1。</translation>
    </message>
    <message>
        <source>Nobody has approved this draft.</source>
        <translation>尚无人批准此草稿。</translation>
    </message>
    <message>
        <source>Days until Tasks lists this draft as overdue for everybody (0 for never). Nidus sends no email.</source>
        <translation>多少天后“任务”页面为所有人将此草稿列为逾期（0 表示从不）。Nidus 不发送电子邮件。</translation>
    </message>
    <message>
        <source>The history will record the registration; Nidus itself contacts nobody. A registered version stays as it is: a later change becomes a new version.</source>
        <translation>历史记录将记下此次注册；Nidus 本身不会联系任何人。已注册的版本保持不变：以后的更改会成为新版本。</translation>
    </message>
    <message>
        <source>Revision Information will be: “%1”</source>
        <translation>修订信息将为：“%1”</translation>
    </message>
    <message>
        <source>The template says version %1; this registry, which does not have the earlier ones, counts it as version 1.</source>
        <translation>模板中写的是版本 %1；此注册库没有更早的版本，将其计为版本 1。</translation>
    </message>
    <message>
        <source>The history will record that the Designated Experts approve this draft. Only registry staff do this; applicants wait for answers from %1.</source>
        <translation>历史记录将记载指定专家（Designated Experts）批准此草稿。只有注册库工作人员才这样做；申请者等待 %1 的答复。</translation>
    </message>
    <message>
        <source>Take this step when IANA has confirmed the registration.</source>
        <translation>请在 IANA 确认注册之后执行此步骤。</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) are not met yet. The dialog lists them.</source>
        <translation>
            <numerusform>%n 项要求尚未满足。对话框会列出它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Registered in this registry as %1, version %2. Nidus itself informed nobody.</source>
        <translation>已保存。已在此注册表中注册为 %1，版本 %2。Nidus 本身未通知任何人。</translation>
    </message>
    <message>
        <source>The history will record that the request was sent to IANA. Nidus itself sends nothing: send the email first. Once IANA has opened a ticket, enter its web address as the link, here or when you register.</source>
        <translation>历史将记录：申请已发送至 IANA。Nidus 本身不发送任何内容：请先发送邮件。IANA 建立工单后，请在此处或注册时将其网址填写为链接。</translation>
    </message>
    <message>
        <source>Returned to draft. Its owner submits it for review again.</source>
        <translation>已退回草稿。由其所有者再次提交评审。</translation>
    </message>
    <message>
        <source>Its owner acts next and submits it again. Nobody is assigned to it then.</source>
        <translation>接下来由其所有者处理并再次提交。此后该草稿不再分配给任何人。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>%1/s</source>
        <extracomment>Amount per second, for example &quot;120 MB/s&quot;</extracomment>
        <translation>%1/秒</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, %3, %Ln s left</source>
        <extracomment>Progress: 3 MB of 10 MB, 1 MB/s, 7 s left</extracomment>
        <translation>
            <numerusform>%1/%2，%3，剩余 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1 s</source>
        <translation>用时：%1 秒</translation>
    </message>
</context>
<context>
    <name>nidus::ui::QuestionBox</name>
    <message>
        <source>Your answer</source>
        <translation>您的回答</translation>
    </message>
    <message>
        <source>Shows the related part of the template</source>
        <translation>显示模板中的相关部分</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Record Answer</source>
        <translation>记录回答</translation>
    </message>
    <message>
        <source>Withdraw Answer</source>
        <translation>撤回回答</translation>
    </message>
    <message>
        <source>Answered without a text.</source>
        <translation>已回答，但没有文字。</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>回答：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Your answer, or what the problem is</source>
        <translation>您的回答，或问题所在</translation>
    </message>
    <message>
        <source>No Problem</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>有问题</translation>
    </message>
    <message>
        <source>Adds a comment. Until it is resolved and the question is answered, approval asks for a reason.</source>
        <translation>添加一条评论。在评论得到解决且问题得到回答之前，批准时会要求填写理由。</translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3</source>
        <translation>问题 %1/%2：%3</translation>
    </message>
    <message>
        <source>%1, question %2</source>
        <extracomment>%1 is an answer or what to do with it, %2 the number of a question</extracomment>
        <translation>%1，问题 %2</translation>
    </message>
    <message>
        <source>Show %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <extracomment>%1 is a question of the review</extracomment>
        <translation>有问题：%1</translation>
    </message>
    <message>
        <source>Describe the problem first.</source>
        <translation>请先描述问题。</translation>
    </message>
    <message>
        <source>Problem not resolved: %1</source>
        <translation>问题尚未解决：%1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RangeDialog</name>
    <message>
        <source>Entries that no single range contains now: %L1 (%2)</source>
        <translation>现在不在任何单个范围内的条目：%L1（%2）</translation>
    </message>
    <message>
        <source>Add Range</source>
        <translation>添加范围</translation>
    </message>
    <message>
        <source>Change Range</source>
        <translation>更改范围</translation>
    </message>
    <message>
        <source>Split Range</source>
        <translation>拆分范围</translation>
    </message>
    <message>
        <source>&amp;Name of the second part:</source>
        <translation>第二部分的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Second part &amp;begins at:</source>
        <translation>第二部分起始于(&amp;B)：</translation>
    </message>
    <message>
        <source>Num&amp;bers (from-to):</source>
        <translation>编号（起-止）(&amp;B)：</translation>
    </message>
    <message>
        <source>Words (prefi&amp;x*):</source>
        <translation>词（前缀*）(&amp;X)：</translation>
    </message>
    <message>
        <source>L&amp;abel in URNs:</source>
        <translation>URN 中的标签(&amp;A)：</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>&amp;State:</source>
        <translation>状态(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Who may ask:</source>
        <translation>谁可以申请(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Largest block:</source>
        <translation>最大号段(&amp;L)：</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>大小不限</translation>
    </message>
    <message>
        <source>&amp;Policy:</source>
        <translation>政策(&amp;P)：</translation>
    </message>
    <message>
        <source>There is a range with this name already.</source>
        <translation>已有同名的范围。</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>No&amp;te for the history:</source>
        <translation>历史记录备注(&amp;T)：</translation>
    </message>
    <message>
        <source>A request that names no kind of asker is not refused.</source>
        <translation>未说明申请者类型的申请不会被拒绝。</translation>
    </message>
    <message>
        <source>A kind of asker, such as members, or several. A request that names another kind is refused.</source>
        <translation>一类或多类申请者，例如 members。写明其他类型的申请会被拒绝。</translation>
    </message>
    <message>
        <source>Also refuse re&amp;quests that name no kind of asker</source>
        <translation>同时拒绝未说明申请者类型的申请(&amp;Q)</translation>
    </message>
    <message>
        <source>Fill in first: %1.</source>
        <translation>请先填写：%1。</translation>
    </message>
    <message>
        <source>The second part must begin after %1.</source>
        <translation>第二部分必须起始于 %1 之后。</translation>
    </message>
    <message>
        <source>Nothing differs yet.</source>
        <translation>尚无更改。</translation>
    </message>
    <message>
        <source>“%1” is not inside the range %2.</source>
        <translation>“%1”不在范围 %2 之内。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReasonView</name>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>仍存在</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>已修正</translation>
    </message>
    <message>
        <source>Changes by reason</source>
        <translation>按原因分列的更改</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>Press Return or double-click to show the lines of a row</source>
        <translation>按回车键或双击以显示某一条目的各行</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecentFiles</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecordFacts</name>
    <message>
        <source>Registry record</source>
        <translation>注册库记录</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未发布</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>上次更新</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecoveryDialog</name>
    <message>
        <source>Recovered Edits</source>
        <translation>找回的修改</translation>
    </message>
    <message>
        <source>These edits were not saved or were discarded when Nidus ended. Compare them with the saved text and choose for each draft. Edits that you choose appear in the form, where you can save them.</source>
        <translation>这些修改在 Nidus 结束时未保存或已放弃。请将它们与已保存的文本比较，并为每份草稿作出选择。您选择的修改会显示在表单中，您可以在那里保存。</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Edited (UTC)</source>
        <translation>编辑时间（UTC）</translation>
    </message>
    <message>
        <source>Saved text</source>
        <translation>已保存的文本</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>an older text</source>
        <translation>较旧的文本</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Recovered edits</source>
        <translation>找回的修改</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>都不用</translation>
    </message>
    <message>
        <source>Text to use for %1</source>
        <translation>“%1”要使用的文本</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>稍后决定(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Apply Choices</source>
        <translation>应用选择(&amp;A)</translation>
    </message>
    <message>
        <source>The recovered text is identical to the saved text.</source>
        <translation>恢复的文本与已保存的文本相同。</translation>
    </message>
    <message numerus="yes">
        <source>The recovered text differs from the saved text in %n place(s).</source>
        <translation>
            <numerusform>恢复的文本与已保存的文本有 %n 处不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RecoveryOffer</name>
    <message>
        <source>Could not read edits that were unsaved when Nidus ended. They are kept in %1.</source>
        <translation>无法读取 Nidus 结束时未保存的修改。它们保留在 %1 中。</translation>
    </message>
    <message>
        <source>Use Recovered Edits</source>
        <translation>使用找回的修改</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshActions</name>
    <message>
        <source>Re&amp;fresh from List…</source>
        <translation>从列表更新(&amp;U)…</translation>
    </message>
    <message>
        <source>update iana upstream list compare</source>
        <translation>更新 刷新 iana 上游 列表 比较</translation>
    </message>
    <message>
        <source>Refresh from List</source>
        <translation>从列表更新</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Lists (*.xml *.json *.csv *.tsv)</source>
        <translation>列表 (*.xml *.json *.csv *.tsv)</translation>
    </message>
    <message>
        <source>%1 is not IANA&apos;s list of namespaces, and there is no subregistry to compare it with.</source>
        <translation>%1 不是 IANA 的命名空间列表，也没有可与之比较的子注册库。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied.</source>
        <translation>
            <numerusform>已采用 %n 项更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) applied to %1.</source>
        <translation>
            <numerusform>已对 %1 应用 %n 项更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applying %n change(s)…</source>
        <translation>
            <numerusform>正在应用 %n 项更改…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::RefreshDialog</name>
    <message>
        <source>Refresh from List</source>
        <translation>从列表更新</translation>
    </message>
    <message>
        <source>&amp;Subregistry:</source>
        <translation>子注册库(&amp;S)：</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Affects</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>Changes in %1</source>
        <translation>%1 中的更改</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Date of this list: %1. Date of the list used before: %2.</source>
        <translation>此列表的日期：%1。之前所用列表的日期：%2。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>采用(&amp;T)</translation>
    </message>
    <message>
        <source>The list is the same as the copy here.</source>
        <translation>与此处的副本没有差异。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Apply %n Change(s)</source>
        <translation>
            <numerusform>采用 %n 项更改(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes from “%2” to “%3”.</source>
        <translation>%1 由“%2”变为“%3”。</translation>
    </message>
    <message>
        <source>Use this &amp;list all the same</source>
        <translation>仍然使用此列表(&amp;L)</translation>
    </message>
    <message>
        <source>Choose the list that the file is for</source>
        <translation>选择此文件对应的列表</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) like these.</source>
        <translation>
            <numerusform>另有 %n 项类似的检查结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationHeader</name>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>No entry selected</source>
        <translation>未选择条目</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationMenu</name>
    <message>
        <source>&amp;Registration</source>
        <translation>注册项(&amp;R)</translation>
    </message>
    <message>
        <source>Subregistry</source>
        <translation>子注册库</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistrationView</name>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>语法</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Views of the registration</source>
        <translation>注册项的视图</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Changed since approval. Approve the new text before you register the draft.</source>
        <translation>批准后已更改。请先批准新文本，再注册草稿。</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Version %1, registered on %2. A registered version cannot be changed.</source>
        <translation>版本 %1，注册于 %2。已注册的版本不能更改。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>It is published at:</source>
        <translation>发布地址：</translation>
    </message>
    <message>
        <source>It is unknown where it is published.</source>
        <translation>发布地址未知。</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <translation>已指派给 %1</translation>
    </message>
    <message>
        <source>Select a namespace in the list.</source>
        <translation>请在列表中选择一个命名空间。</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>所有者：%1</translation>
    </message>
    <message>
        <source>Subregistries</source>
        <translation>子注册库</translation>
    </message>
    <message>
        <source>New formal namespace</source>
        <translation>新的正式命名空间</translation>
    </message>
    <message>
        <source>New informal namespace, numbered when it is registered</source>
        <translation>新的非正式命名空间，注册时编号</translation>
    </message>
    <message>
        <source>Version %1, based on %2</source>
        <translation>版本 %1，基于版本 %2</translation>
    </message>
    <message>
        <source>Revision; no earlier template in this registry</source>
        <translation>修订；此注册库中没有更早的模板</translation>
    </message>
    <message>
        <source>version %1 here; the template says %2</source>
        <translation>此处为版本 %1；模板写的是 %2</translation>
    </message>
    <message>
        <source>%1, tab %2 of %3</source>
        <translation>%1，第 %2 个标签页，共 %3 个</translation>
    </message>
    <message>
        <source>Next: %1, %2.</source>
        <extracomment>%1 is a step such as &quot;Approve&quot;, %2 its key</extracomment>
        <translation>下一步：%1，%2。</translation>
    </message>
    <message>
        <source>Changed since approval. Saving returns the draft to review.</source>
        <translation>批准后已更改。保存后草案将返回评审。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryActions</name>
    <message>
        <source>New &amp;Formal Namespace</source>
        <translation>新建正式命名空间(&amp;F)</translation>
    </message>
    <message>
        <source>New &amp;Informal Namespace</source>
        <translation>新建非正式命名空间(&amp;I)</translation>
    </message>
    <message>
        <source>New &amp;Revision</source>
        <translation>新建修订(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save Draft</source>
        <translation>保存草稿(&amp;S)</translation>
    </message>
    <message>
        <source>Move &amp;Draft to Trash…</source>
        <translation>将草稿移至回收站(&amp;D)…</translation>
    </message>
    <message>
        <source>Open Tras&amp;h…</source>
        <translation>打开回收站(&amp;H)…</translation>
    </message>
    <message>
        <source>Copy &amp;NID</source>
        <translation>复制 NID(&amp;N)</translation>
    </message>
    <message>
        <source>Move the draft “%1” to the trash?</source>
        <translation>将草稿“%1”移至回收站？</translation>
    </message>
    <message>
        <source>You can restore it from the trash.</source>
        <translation>您可以从回收站恢复它。</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>移至回收站</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Could not revise “%1”.</source>
        <translation>无法修订“%1”。</translation>
    </message>
    <message>
        <source>Could not create a draft.</source>
        <translation>无法创建草稿。</translation>
    </message>
    <message>
        <source>Could not move the draft to the trash.</source>
        <translation>无法将草稿移到回收站。</translation>
    </message>
    <message>
        <source>Could not restore the draft from the trash.</source>
        <translation>无法从回收站恢复草稿。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryChoice</name>
    <message>
        <source>Compare with Another Registration</source>
        <translation>与另一注册项比较</translation>
    </message>
    <message>
        <source>Registration or draft:</source>
        <translation>注册项或草稿：</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryFiles</name>
    <message>
        <source>&amp;New Registry…</source>
        <translation>新建注册库(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Registry…</source>
        <translation>打开注册库(&amp;O)…</translation>
    </message>
    <message>
        <source>Save Registry &amp;As…</source>
        <translation>注册库另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back Up Registry…</source>
        <translation>备份注册库(&amp;B)…</translation>
    </message>
    <message>
        <source>Res&amp;tore Registry…</source>
        <translation>恢复注册库(&amp;T)…</translation>
    </message>
    <message>
        <source>Open Registry</source>
        <translation>打开注册库</translation>
    </message>
    <message>
        <source>Restore Registry from Backup</source>
        <translation>从备份恢复注册库</translation>
    </message>
    <message>
        <source>New Registry</source>
        <translation>新建注册库</translation>
    </message>
    <message>
        <source>Save Registry As</source>
        <translation>注册库另存为</translation>
    </message>
    <message>
        <source>Back Up Registry</source>
        <translation>备份注册库</translation>
    </message>
    <message>
        <source>Registries (*.nidus)</source>
        <translation>注册库 (*.nidus)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>This registry is only in memory. Its changes will be lost.</source>
        <translation>此注册库仅在内存中。其更改将丢失。</translation>
    </message>
    <message>
        <source>Save Registry As…</source>
        <translation>注册库另存为…</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 已在另一窗口中打开。</translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation>已备份到 %1。</translation>
    </message>
    <message>
        <source>Restoring the registry…</source>
        <translation>正在恢复注册库…</translation>
    </message>
    <message>
        <source>Restore Anyway</source>
        <translation>仍要恢复</translation>
    </message>
    <message>
        <source>Copying the registry…</source>
        <translation>正在复制注册库…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>注册库</translation>
    </message>
    <message>
        <source>Canceling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Canceled. The registry was not changed.</source>
        <translation>已取消。注册库未更改。</translation>
    </message>
    <message>
        <source>Restore Registry…</source>
        <translation>恢复注册库…</translation>
    </message>
    <message>
        <source>Try with Samples</source>
        <translation>用示例试用</translation>
    </message>
    <message>
        <source>Close Samples</source>
        <translation>关闭示例</translation>
    </message>
    <message>
        <source>These samples are only in memory: three drafts, and ten URNs on the Check page.</source>
        <translation>这些示例只存在于内存中：三份草稿，以及“检查”页面上的十个 URN。</translation>
    </message>
    <message>
        <source>Comparing with the backup…</source>
        <translation>正在与备份比较…</translation>
    </message>
    <message>
        <source>These would be removed: %1.</source>
        <translation>将被删除：%1。</translation>
    </message>
    <message>
        <source>Later entries of the history that would be removed: %L1.</source>
        <translation>将被删除的较新历史记录条目：%L1。</translation>
    </message>
    <message>
        <source>The approval rule would change from “%1” to “%2”.</source>
        <translation>批准规则将从“%1”变为“%2”。</translation>
    </message>
    <message>
        <source>Replace the registry with %1?</source>
        <translation>用 %1 替换注册库？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>The backup then replaces the registry, with all that you save now.</source>
        <translation>之后备份会替换注册库，您现在保存的内容也会被替换。</translation>
    </message>
    <message>
        <source>The registry as it is now is kept in %1.</source>
        <translation>当前的注册库会保留在 %1 中。</translation>
    </message>
    <message>
        <source>Registry restored.</source>
        <translation>注册库已恢复。</translation>
    </message>
    <message>
        <source>Registry restored. The previous file is %1.</source>
        <translation>注册库已恢复。之前的文件是 %1。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryPage</name>
    <message>
        <source>Show Registered</source>
        <translation>显示已注册版本</translation>
    </message>
    <message>
        <source>Show Draft</source>
        <translation>显示草稿</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RegistryVerification</name>
    <message>
        <source>&amp;Verify Registry</source>
        <translation>校验注册库(&amp;V)</translation>
    </message>
    <message>
        <source>Stop &amp;Verifying</source>
        <translation>停止校验(&amp;V)</translation>
    </message>
    <message>
        <source>Verifying the registry: pages</source>
        <translation>正在校验注册库：页面</translation>
    </message>
    <message>
        <source>Verifying the registry: history, %1%</source>
        <translation>正在校验注册库：历史，%1%</translation>
    </message>
    <message>
        <source>The registry is intact: pages, references, versions, and events.</source>
        <translation>注册库完好：页面、引用、版本和事件均正常。</translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s). To list them, run: nidus-cli registry verify</source>
        <translation>
            <numerusform>另有 %n 个错误。要列出这些错误，请运行：nidus-cli registry verify</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>确认知悉…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) acknowledged and recorded in the history.</source>
        <translation>
            <numerusform>已确认知悉 %n 个问题，并已记入历史。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReminderDialog</name>
    <message>
        <source>Set Reminder</source>
        <translation>设置提醒</translation>
    </message>
    <message>
        <source>Reminder set for %1.</source>
        <translation>提醒已设为 %1。</translation>
    </message>
    <message>
        <source>Reminder removed.</source>
        <translation>提醒已移除。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RenameBar</name>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>New name of the rule</source>
        <translation>规则的新名称</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Rename “%1” in %n place(s) to:</source>
        <translation>
            <numerusform>将 %n 处“%1”重命名为：</numerusform>
        </translation>
    </message>
    <message>
        <source>A name begins with a letter and contains only letters, digits, and hyphens.</source>
        <translation>名称以字母开头，只能包含字母、数字和连字符。</translation>
    </message>
    <message>
        <source>Another rule has this name.</source>
        <translation>另一规则已使用此名称。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ResultView</name>
    <message>
        <source>Lines and summary</source>
        <translation>行和摘要</translation>
    </message>
    <message>
        <source>Checked lines</source>
        <translation>已检查的行</translation>
    </message>
    <message>
        <source>Select a line to see where it fails and what was expected there.</source>
        <translation>选择一行，可查看它在何处出错以及该处应为什么。</translation>
    </message>
    <message>
        <source>The file was changed or deleted after it was checked. Check it again to see this line.</source>
        <translation>文件在检查之后已更改或删除。请重新检查以查看此行。</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复项</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>No lines pass the filter: %1</source>
        <extracomment>%1 is a list such as: invalid, &quot;isbn&quot;</extracomment>
        <translation>没有符合筛选条件的行：%1</translation>
    </message>
    <message>
        <source>changes since the earlier report</source>
        <translation>自先前报告以来的更改</translation>
    </message>
    <message>
        <source>%L1 of %L2 lines shown.</source>
        <translation>显示 %L1 行，共 %L2 行。</translation>
    </message>
    <message>
        <source>Names that no longer appear</source>
        <translation>不再出现的名称</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>……以及另外 %L1 个</translation>
    </message>
    <message>
        <source>The filter does not apply here: all lines are compared.</source>
        <translation>筛选在此处不起作用：比较所有行。</translation>
    </message>
    <message>
        <source>Only lines that pass the filter are counted: %1</source>
        <extracomment>%1 is a list such as: invalid, &quot;isbn&quot;</extracomment>
        <translation>只统计符合筛选条件的行：%1</translation>
    </message>
    <message>
        <source>Warnings are not compared.</source>
        <translation>不比较警告。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ResultsDialog</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ReviewPanel</name>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Syntax rule</source>
        <translation>语法规则</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Show resolved comments</source>
        <translation>显示已解决的评论</translation>
    </message>
    <message>
        <source>No comments yet. Write one below.</source>
        <translation>尚无评论。请在下方撰写评论。</translation>
    </message>
    <message>
        <source>New comment</source>
        <translation>新评论</translation>
    </message>
    <message>
        <source>New comment; it is kept permanently</source>
        <translation>新评论；将永久保留</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Changed since approval: %1</source>
        <translation>批准后已更改：%1</translation>
    </message>
    <message>
        <source>Changed since your last visit: %1</source>
        <translation>您上次查看后已更改：%1</translation>
    </message>
    <message>
        <source>Questions for reviewers (RFC 8141 section 5.1): %1 of %2 answered</source>
        <translation>评审者需回答的问题（RFC 8141 第 5.1 节）：已回答 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>Add Comment</source>
        <translation>添加意见</translation>
    </message>
    <message>
        <source>What the reviewers answered (RFC 8141 section 5.1):</source>
        <translation>评审者的回答（RFC 8141 第 5.1 节）：</translation>
    </message>
    <message>
        <source>About, for the new comment</source>
        <translation>关于（新评论）</translation>
    </message>
    <message>
        <source>Question %1 of %2: the answer is withdrawn.</source>
        <translation>问题 %1/%2：回答已撤回。</translation>
    </message>
    <message>
        <source>Question %1 of %2 answered: %3.</source>
        <translation>问题 %1/%2 已回答：%3。</translation>
    </message>
    <message>
        <source>All questions are answered.</source>
        <translation>所有问题都已回答。</translation>
    </message>
    <message>
        <source>Comment about %1 saved.</source>
        <translation>关于“%1”的评论已保存。</translation>
    </message>
    <message>
        <source>Comment about the template saved.</source>
        <translation>关于模板的评论已保存。</translation>
    </message>
    <message>
        <source>Answer to “%1” saved: %2.</source>
        <translation>对“%1”的答复已保存：%2。</translation>
    </message>
    <message>
        <source>Comment “%1” resolved.</source>
        <translation>评论“%1”已解决。</translation>
    </message>
    <message>
        <source>Comment “%1” resolved with your answer: %2.</source>
        <translation>评论“%1”已解决，您的答复：%2。</translation>
    </message>
    <message>
        <source>Unresolved comments: %1.</source>
        <translation>未解决的评论：%1。</translation>
    </message>
    <message>
        <source>Questions still open: %1.</source>
        <extracomment>%1 is the numbers of the questions</extracomment>
        <translation>尚未回答的问题：%1。</translation>
    </message>
    <message>
        <source>Question %1 is still open: answer it, too.</source>
        <translation>问题 %1 仍未回答：请一并回答。</translation>
    </message>
    <message>
        <source>Question %1 of %2: the problem is saved as a comment; the question stays open.</source>
        <translation>问题 %1/%2：已将此问题保存为评论；该问题仍待回答。</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>关于：%1</translation>
    </message>
    <message>
        <source>Reviewers answer them, not the applicant.</source>
        <translation>这些问题由评审者回答，而不是申请者。</translation>
    </message>
    <message>
        <source>The problem that was reported is still open: %1.</source>
        <translation>所报告的问题仍未解决：%1。</translation>
    </message>
    <message>
        <source>A colleague answers them, because you are an author of this draft, as “%1”.</source>
        <translation>这些问题由同事回答，因为您（“%1”）是此草稿的作者。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleBar</name>
    <message>
        <source>ABNF</source>
        <translation>ABNF</translation>
    </message>
    <message>
        <source>I-Regexp</source>
        <translation>I-Regexp</translation>
    </message>
    <message>
        <source>RFC 5234 and RFC 7405</source>
        <translation>RFC 5234 和 RFC 7405</translation>
    </message>
    <message>
        <source>RFC 9485: a regular expression for the whole text</source>
        <translation>RFC 9485：匹配整个文本的正则表达式</translation>
    </message>
    <message>
        <source>the NSS</source>
        <translation>NSS</translation>
    </message>
    <message>
        <source>NID and NSS</source>
        <translation>NID 和 NSS</translation>
    </message>
    <message>
        <source>the whole URN</source>
        <translation>整个 URN</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>第一条</translation>
    </message>
    <message>
        <source>the first: %1</source>
        <translation>第一条：%1</translation>
    </message>
    <message>
        <source>%1 (not defined)</source>
        <translation>%1（未定义）</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>表示法</translation>
    </message>
    <message>
        <source>Describes</source>
        <translation>描述范围</translation>
    </message>
    <message>
        <source>Start rule</source>
        <translation>起始规则</translation>
    </message>
    <message>
        <source>Insert into Template</source>
        <translation>插入模板</translation>
    </message>
    <message>
        <source>Writes the grammar into the Syntax text of the template</source>
        <translation>将语法写入模板的“语法”文本</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleCompleter</name>
    <message>
        <source>Rule names</source>
        <translation>规则名称</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleGuard</name>
    <message>
        <source>The grammar could not be compared with %1. %2</source>
        <translation>无法将语法与 %1 比较。%2</translation>
    </message>
    <message>
        <source>the syntax of RFC 8141</source>
        <translation>RFC 8141 的语法</translation>
    </message>
    <message>
        <source>The grammar allows “%1”, which RFC 8141 does not allow in a URN.</source>
        <translation>语法允许“%1”，而 RFC 8141 不允许它出现在 URN 中。</translation>
    </message>
    <message>
        <source>Everything the grammar allows conforms to RFC 8141.</source>
        <translation>语法允许的所有内容均符合 RFC 8141。</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>the namespace as registered</source>
        <translation>已注册的命名空间</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1 has no grammar.</source>
        <translation>没有可比较的内容：%1 没有语法。</translation>
    </message>
    <message>
        <source>Every URN valid in %1 is still valid.</source>
        <translation>在 %1 中有效的每个 URN 仍然有效。</translation>
    </message>
    <message>
        <source>“%1” is newly valid.</source>
        <translation>“%1”新变为有效。</translation>
    </message>
    <message>
        <source>No URN is newly valid.</source>
        <translation>没有新变为有效的 URN。</translation>
    </message>
    <message>
        <source>URNs that “%1” made equal are now different.</source>
        <translation>因“%1”而等价的 URN 现在不再等价。</translation>
    </message>
    <message>
        <source>“%1” makes URNs equal that were different.</source>
        <translation>“%1”使原本不等价的 URN 变为等价。</translation>
    </message>
    <message>
        <source>the regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>The regular expression and the grammar allow exactly the same URNs.</source>
        <translation>正则表达式与语法允许的 URN 完全相同。</translation>
    </message>
    <message>
        <source>The grammar allows “%1”; the regular expression does not.</source>
        <translation>语法允许“%1”；正则表达式不允许。</translation>
    </message>
    <message>
        <source>The regular expression allows “%1”; the grammar does not.</source>
        <translation>正则表达式允许“%1”；语法不允许。</translation>
    </message>
    <message>
        <source>“%1” is valid in %2 but not in this version. URNs are permanent (RFC 8141 section 5.1).</source>
        <translation>“%1”在 %2 中有效，但在此版本中无效。URN 是永久的（RFC 8141 第 5.1 节）。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleOptionsPane</name>
    <message>
        <source>Separate several values with spaces.</source>
        <translation>多个值之间用空格分隔。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Equivalence, encoding, and check digit</source>
        <translation>等价、编码和校验位</translation>
    </message>
    <message>
        <source>Names are also equal if they differ only in</source>
        <translation>名称仅有以下差异时也视为等价</translation>
    </message>
    <message>
        <source>“%1”: in addition to RFC 8141 section 3.1. Section 6.4.2 requires the template&apos;s Syntax section to state this.</source>
        <translation>“%1”：RFC 8141 第 3.1 节之外的附加规则。第 6.4.2 节要求在模板的“语法”节中说明这一点。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 到 9</translation>
    </message>
    <message>
        <source>the case of letters</source>
        <translation>字母大小写</translation>
    </message>
    <message>
        <source>the case of letters, unless the NSS begins with</source>
        <translation>字母大小写，除非 NSS 的开头是</translation>
    </message>
    <message>
        <source>the case of letters, if the NSS begins with</source>
        <translation>字母大小写，前提是 NSS 的开头是</translation>
    </message>
    <message>
        <source>the case of letters, up to the end of field</source>
        <translation>字母大小写，直到字段末尾，字段序号</translation>
    </message>
    <message>
        <source>the case of letters, up to the first</source>
        <translation>字母大小写，直到第一个</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>一个字符</translation>
    </message>
    <message>
        <source>the case of the first letter of field</source>
        <translation>首字母大小写，字段序号</translation>
    </message>
    <message>
        <source>hyphens</source>
        <translation>连字符</translation>
    </message>
    <message>
        <source>ISBN-10 or ISBN-13 for the same book</source>
        <translation>同一图书的 ISBN-10 或 ISBN-13</translation>
    </message>
    <message>
        <source>a parameter after a semicolon:</source>
        <translation>分号之后的参数：</translation>
    </message>
    <message>
        <source>Native names are encoded</source>
        <translation>原始名称的编码方式</translation>
    </message>
    <message>
        <source>“%1”: RFC 8141 section 6.4.2 requires the template to state how characters are encoded. Without this, Nidus does not encode names (section 2.2).</source>
        <translation>“%1”：RFC 8141 第 6.4.2 节要求模板说明字符如何编码。没有此说明时，Nidus 不对名称编码（第 2.2 节）。</translation>
    </message>
    <message>
        <source>with underscores for spaces</source>
        <translation>用下划线代替空格</translation>
    </message>
    <message>
        <source>with percent-encoded UTF-8 for characters that the grammar does not allow</source>
        <translation>对语法不允许的字符使用百分号编码的 UTF-8</translation>
    </message>
    <message>
        <source>also for reserved characters of RFC 3986, where possible</source>
        <translation>在可行时，RFC 3986 的保留字符也编码</translation>
    </message>
    <message>
        <source>as public identifiers under RFC 3151</source>
        <translation>按 RFC 3151 编码为公共标识符</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>ISBN</source>
        <translation>ISBN</translation>
    </message>
    <message>
        <source>ISO 2108, 10 or 13 digits</source>
        <translation>ISO 2108，10 位或 13 位数字</translation>
    </message>
    <message>
        <source>ISSN</source>
        <translation>ISSN</translation>
    </message>
    <message>
        <source>ISO 3297</source>
        <translation>ISO 3297</translation>
    </message>
    <message>
        <source>ISNI</source>
        <translation>ISNI</translation>
    </message>
    <message>
        <source>ISO 27729: ISO 7064 MOD 11-2</source>
        <translation>ISO 27729：ISO 7064 MOD 11-2</translation>
    </message>
    <message>
        <source>LEI</source>
        <translation>LEI</translation>
    </message>
    <message>
        <source>ISO 17442: ISO 7064 MOD 97-10</source>
        <translation>ISO 17442：ISO 7064 MOD 97-10</translation>
    </message>
    <message>
        <source>GTIN, SSCC</source>
        <translation>GTIN、SSCC</translation>
    </message>
    <message>
        <source>GS1 modulo 10, for the values after 00 and 01</source>
        <translation>GS1 模 10，用于 00 和 01 之后的值</translation>
    </message>
    <message>
        <source>EIDR</source>
        <translation>EIDR</translation>
    </message>
    <message>
        <source>ISO 7064 MOD 37,36 for names that begin with 10.5240</source>
        <translation>ISO 7064 MOD 37,36，用于以 10.5240 开头的名称</translation>
    </message>
    <message>
        <source>EIC</source>
        <translation>EIC</translation>
    </message>
    <message>
        <source>Energy identification codes: weights modulo 37</source>
        <translation>能源标识代码：加权模 37</translation>
    </message>
    <message>
        <source>ISAN</source>
        <translation>ISAN</translation>
    </message>
    <message>
        <source>ISO 15706: ISO 7064 MOD 37,36</source>
        <translation>ISO 15706：ISO 7064 MOD 37,36</translation>
    </message>
    <message>
        <source>German NBN</source>
        <translation>德国 NBN</translation>
    </message>
    <message>
        <source>German National Library, for the whole URN</source>
        <translation>德国国家图书馆，用于整个 URN</translation>
    </message>
    <message>
        <source>IMEI</source>
        <translation>IMEI</translation>
    </message>
    <message>
        <source>Luhn, for the digits after &quot;imei:&quot;</source>
        <translation>Luhn，用于“imei:”之后的数字</translation>
    </message>
    <message>
        <source>Object identifier</source>
        <translation>对象标识符</translation>
    </message>
    <message>
        <source>Existing arcs, ITU-T X.660</source>
        <translation>现有的弧，ITU-T X.660</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Version and variant, RFC 9562 section 4</source>
        <translation>版本和变体，RFC 9562 第 4 节</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Existing calendar dates</source>
        <translation>日历中存在的日期</translation>
    </message>
    <message>
        <source>Check digit</source>
        <translation>校验位</translation>
    </message>
    <message>
        <source>A computed check in addition to the grammar. A name that fails it gets a warning but stays valid.</source>
        <translation>语法之外的计算检查。未通过的名称会得到警告，但仍然有效。</translation>
    </message>
    <message>
        <source>Choose Check Digit</source>
        <translation>选择校验位</translation>
    </message>
    <message>
        <source>Remove Unknown Words</source>
        <translation>移除未知词</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>%1 的参数</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>编辑“%1”</translation>
    </message>
    <message>
        <source>Unknown and ignored: %1</source>
        <translation>未知且已忽略：%1</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1（未知）</translation>
    </message>
    <message>
        <source>percent-encoding</source>
        <translation>百分号编码</translation>
    </message>
    <message>
        <source>without “doi:” and the address of the DOI resolver</source>
        <translation>不含“doi:”和 DOI 解析器的地址</translation>
    </message>
</context>
<context>
    <name>nidus::ui::RuleSentence</name>
    <message>
        <source>group: %1, end of group</source>
        <translation>分组：%1，分组结束</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1，然后%2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1，或%2</translation>
    </message>
    <message>
        <source>either %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>optionally %1</source>
        <translation>可选%1</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 次 %2</translation>
    </message>
    <message>
        <source>any number of %1</source>
        <translation>任意次 %1</translation>
    </message>
    <message>
        <source>%1 or more of %2</source>
        <translation>至少 %1 次 %2</translation>
    </message>
    <message>
        <source>up to %1 of %2</source>
        <translation>至多 %1 次 %2</translation>
    </message>
    <message>
        <source>%1 to %2 times %3</source>
        <translation>%1 到 %2 次 %3</translation>
    </message>
    <message>
        <source>a character from %1 to %2</source>
        <translation>从 %1 到 %2 的一个字符</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SampleDelegate</name>
    <message>
        <source>Expected verdict</source>
        <translation>预期判定</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SampleOutcome</name>
    <message>
        <source>Column %1: expected %2, found %3 (in %4).</source>
        <translation>第 %1 列：应为 %2，实为 %3（位于 %4）。</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>已生成</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SamplesModel</name>
    <message>
        <source>Accepted: %1</source>
        <translation>已接受：%1</translation>
    </message>
    <message>
        <source>%1, not as expected</source>
        <translation>%1，与预期不符</translation>
    </message>
    <message>
        <source>%1, accepted</source>
        <translation>%1，已接受</translation>
    </message>
    <message>
        <source>URN</source>
        <translation>URN</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Template, Syntax, line %1</source>
        <translation>模板，语法，第 %1 行</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SamplesPane</name>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Accept as E&amp;xpected</source>
        <translation>接受为预期结果(&amp;X)</translation>
    </message>
    <message>
        <source>Accept with Rea&amp;son…</source>
        <translation>附理由接受(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Add from &amp;Template</source>
        <translation>从模板添加(&amp;T)</translation>
    </message>
    <message>
        <source>Adds the URNs in the template&apos;s Syntax section, and its grammar if there is none here</source>
        <translation>添加模板“语法”节中的 URN；如果此处没有语法，也添加其中的语法</translation>
    </message>
    <message>
        <source>Edit Sample</source>
        <translation>编辑示例</translation>
    </message>
    <message>
        <source>&amp;Shortest Names</source>
        <translation>最短的名称(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Random Names</source>
        <translation>随机名称(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Boundary Cases</source>
        <translation>边界情况(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Near Misses (Invalid)</source>
        <translation>近似名称（无效）(&amp;N)</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>New sample</source>
        <translation>新示例</translation>
    </message>
    <message>
        <source>Add Sample</source>
        <translation>添加示例</translation>
    </message>
    <message>
        <source>Paste Samples</source>
        <translation>粘贴示例</translation>
    </message>
    <message>
        <source>Delete Samples</source>
        <translation>删除示例</translation>
    </message>
    <message>
        <source>Accept Verdicts as Expected</source>
        <translation>将判定接受为预期结果</translation>
    </message>
    <message>
        <source>Accept Contradiction</source>
        <translation>接受矛盾</translation>
    </message>
    <message>
        <source>Why is this sample allowed to contradict the grammar? The reason is saved with the sample.</source>
        <translation>为什么允许此示例与语法矛盾？理由会随示例一起保存。</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <extracomment>the first part of a line such as &quot;12 samples, 2 not as expected&quot;</extracomment>
        <translation>
            <numerusform>%n 个示例</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>after &quot;12 samples, &quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n not as expected</source>
        <translation>
            <numerusform>%n 个与预期不符</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add to Template</source>
        <translation>添加到模板(&amp;A)</translation>
    </message>
    <message>
        <source>Writes the valid samples into the template&apos;s Syntax section, as examples</source>
        <translation>将有效的示例写入模板的“语法”部分</translation>
    </message>
    <message>
        <source>No samples yet. Type or paste URNs that must be valid and URNs that must be invalid, or generate some from the grammar. They are saved with the draft; the template&apos;s text has only those that you add to it.</source>
        <translation>还没有示例。请输入或粘贴必须有效和必须无效的 URN，或根据语法生成一些。它们随草稿保存；模板的文本中只有您添加进去的那些。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Adds the URN in the field, as Return does</source>
        <translation>添加字段中的 URN，与 Enter 键相同</translation>
    </message>
    <message>
        <source>Add from Clip&amp;board</source>
        <translation>从剪贴板添加(&amp;B)</translation>
    </message>
    <message>
        <source>Type a URN</source>
        <translation>输入 URN</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SavedViewsMenu</name>
    <message>
        <source>Save View…</source>
        <translation>保存视图…</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>重命名视图</translation>
    </message>
    <message>
        <source>Delete View</source>
        <translation>删除视图</translation>
    </message>
    <message>
        <source>Save View</source>
        <translation>保存视图</translation>
    </message>
    <message>
        <source>Name of the view:</source>
        <translation>视图名称：</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>已删除视图：%1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>已保存视图：%1</translation>
    </message>
    <message>
        <source>View renamed: %1</source>
        <translation>已重命名视图：%1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SelectionBar</name>
    <message>
        <source>Open Draft</source>
        <translation>打开草稿</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Steps for all selected drafts</source>
        <translation>适用于所有所选草稿的步骤</translation>
    </message>
    <message>
        <source>Opens the draft at the place of the task</source>
        <translation>在任务所在位置打开草稿</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>已选择 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::SidePane</name>
    <message>
        <source>Side panes</source>
        <translation>侧面板</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the title of a pane, %2 the number of items in it</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <source>Close Side Pane</source>
        <translation>关闭侧面板</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SortOrder</name>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>按“%1”升序排列</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>按“%1”降序排列</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>排序方式(&amp;S)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StartPage</name>
    <message>
        <source>Write a Registration</source>
        <translation>编写注册</translation>
    </message>
    <message>
        <source>Review a Template</source>
        <translation>评审模板</translation>
    </message>
    <message>
        <source>Import a template that somebody wrote, and list its findings.</source>
        <translation>导入他人编写的模板，并列出其检查结果。</translation>
    </message>
    <message>
        <source>Check a File of URNs</source>
        <translation>检查 URN 文件</translation>
    </message>
    <message>
        <source>Show for each line whether it is valid, and where and why it is not.</source>
        <translation>显示每一行是否有效；如果无效，显示位置和原因。</translation>
    </message>
    <message>
        <source>Try with Samples</source>
        <translation>用示例试用</translation>
    </message>
    <message>
        <source>Open sample drafts and URNs in memory; nothing is written to a file.</source>
        <translation>在内存中打开示例草稿和示例 URN；不会写入任何文件。</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>Do the first steps yourself, with a line that says what to do next.</source>
        <translation>亲自完成最初的步骤，有一行文字提示接下来做什么。</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>您想做什么？</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>初次使用？</translation>
    </message>
    <message>
        <source>Read the Manual</source>
        <translation>阅读手册</translation>
    </message>
    <message>
        <source>Nidus also keeps lists of numbers and other values below a namespace, and who holds which.</source>
        <translation>Nidus 还可以管理命名空间之下的编号和其他值的列表，以及它们的持有者。</translation>
    </message>
    <message>
        <source>Answer the questions about a new namespace, one after another.</source>
        <translation>逐一回答关于新命名空间的问题。</translation>
    </message>
    <message>
        <source>A URN is a name that never changes, such as urn:isbn:0451450523. All names that begin with urn:isbn: form a namespace. RFC 8141 is the internet standard for URNs, and IANA keeps the public list of namespaces. Nidus helps you to write the registration of a namespace, to keep a registry of namespaces, and to check whether URNs are written correctly.</source>
        <translation>URN 是永不改变的名称，例如 urn:isbn:0451450523。所有以 urn:isbn: 开头的名称构成一个命名空间。RFC 8141 是 URN 的互联网标准，IANA 维护命名空间的公开列表。Nidus 帮助您撰写命名空间的注册、维护命名空间的注册表，并检查 URN 的写法是否正确。</translation>
    </message>
    <message>
        <source>It begins with a table of what to read for which task. You can search for a word.</source>
        <translation>手册开头的表格说明哪项工作应阅读哪一页。可以按词搜索。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StartPane</name>
    <message>
        <source>Drop a file of URNs here</source>
        <translation>将 URN 文件拖放到此处</translation>
    </message>
    <message>
        <source>One URN per line, or running text. Each line gets a verdict; an invalid URN shows the column where it fails and what was expected there. Files can have millions of lines.</source>
        <translation>每行一个 URN，或连续文本。每行都会得到一个判定；无效的 URN 会显示出错的列以及该处应为什么。文件可以有数百万行。</translation>
    </message>
    <message>
        <source>Checks valid and invalid URNs that come with Nidus</source>
        <translation>检查 Nidus 附带的有效和无效 URN</translation>
    </message>
    <message>
        <source>Try Sample URNs</source>
        <translation>试用示例 URN</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StatusArea</name>
    <message>
        <source>In memory: nothing is kept</source>
        <translation>在内存中：不会保留任何内容</translation>
    </message>
    <message>
        <source>To keep this registry, choose File &gt; Save Registry As.</source>
        <translation>要保留此注册库，请选择“文件 &gt; 注册库另存为”。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StepDialog</name>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>链接(&amp;L)：</translation>
    </message>
    <message>
        <source>Fix the findings above first.</source>
        <translation>请先解决上面的检查结果。</translation>
    </message>
    <message>
        <source>Enter the reason first.</source>
        <translation>请先填写理由。</translation>
    </message>
    <message>
        <source>&amp;Go to the First Finding</source>
        <translation>转到第一个检查结果(&amp;G)</translation>
    </message>
    <message numerus="yes">
        <source>This step is not possible yet: %n requirement(s) are not met.</source>
        <translation>
            <numerusform>还不能执行此步骤：%n 项要求尚未满足。</numerusform>
        </translation>
    </message>
    <message>
        <source>For the history</source>
        <translation>用于历史记录</translation>
    </message>
    <message>
        <source>Web address of a message or ticket</source>
        <translation>消息或工单的网址</translation>
    </message>
    <message>
        <source>&amp;Email to send:</source>
        <translation>要发送的电子邮件(&amp;E)：</translation>
    </message>
    <message>
        <source>Email to send</source>
        <translation>要发送的电子邮件</translation>
    </message>
    <message>
        <source>Does not open the email</source>
        <translation>不打开电子邮件</translation>
    </message>
    <message>
        <source>Requirements &amp;before this step (Return leads to each):</source>
        <translation>此步骤之前的要求（按回车键前往）(&amp;B)：</translation>
    </message>
    <message>
        <source>Required. For the history</source>
        <translation>必填。用于历史记录</translation>
    </message>
    <message>
        <source>This step is possible now.</source>
        <translation>现在可以执行此步骤。</translation>
    </message>
    <message>
        <source>Save Email…</source>
        <translation>保存邮件…</translation>
    </message>
    <message>
        <source>Copy Email</source>
        <translation>复制邮件</translation>
    </message>
    <message>
        <source>After you have sent it, press “%1”.</source>
        <translation>发送之后，请按“%1”。</translation>
    </message>
    <message>
        <source>&amp;Questions that only reviewers can answer (RFC 8141 section 5.1; Return leads to each):</source>
        <translation>只有评审者才能回答的问题（RFC 8141 第 5.1 节；按回车键前往）(&amp;Q)：</translation>
    </message>
    <message>
        <source>&amp;Findings that do not prevent this step (Return leads to each):</source>
        <translation>不妨碍此步骤的检查结果（按回车键前往）(&amp;F)：</translation>
    </message>
    <message>
        <source>The reason will be recorded for: %1.</source>
        <extracomment>%1 is the requirements</extracomment>
        <translation>此理由将记录用于：%1。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::StepsLine</name>
    <message>
        <source>State: %1</source>
        <translation>状态：%1</translation>
    </message>
    <message>
        <source>%1/%2 %3</source>
        <extracomment>the number of the present step of a registration, the number of steps, and the name of the step</extracomment>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <extracomment>%1 is a list of steps, such as &quot;Approved, With IANA&quot;</extracomment>
        <translation>已跳过：%1</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SubregistryDesk</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Answer Letter</source>
        <translation>答复函</translation>
    </message>
    <message>
        <source>Save Email</source>
        <translation>保存电子邮件</translation>
    </message>
    <message>
        <source>Email (*.eml)</source>
        <translation>电子邮件 (*.eml)</translation>
    </message>
    <message>
        <source>Check the values below, and confirm again.</source>
        <translation>请检查下面的值，然后再次确认。</translation>
    </message>
    <message>
        <source>This change was undone before.</source>
        <translation>此更改先前已撤销。</translation>
    </message>
    <message>
        <source>Nothing was undone, because there is a newer change: %1 To undo that one, choose List &gt; Undo Newest Change.</source>
        <translation>未撤销任何内容，因为有更新的更改：%1 要撤销该更改，请选择“列表 &gt; 撤销最新更改”。</translation>
    </message>
    <message>
        <source>Your request about %1</source>
        <translation>您关于 %1 的申请</translation>
    </message>
    <message>
        <source>Your request %1 about %2</source>
        <translation>您关于 %2 的申请 %1</translation>
    </message>
    <message>
        <source>Request %1 can be answered again.</source>
        <translation>可以重新答复申请 %1。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>The letter was saved.</source>
        <translation>信函已保存。</translation>
    </message>
    <message>
        <source>%1 changed this in the meantime (%2, %3): %4.</source>
        <translation>%1 在此期间更改了此内容（%2，%3）：%4。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SubregistryPanel</name>
    <message>
        <source>No subregistries yet. A subregistry lists the words or numbers of a namespace, and who has them.</source>
        <translation>还没有子注册库。子注册库列出命名空间的词或编号及其持有者。</translation>
    </message>
    <message>
        <source>Subregistry</source>
        <translation>子注册库</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>搜索条目</translation>
    </message>
    <message>
        <source>Entries to show</source>
        <translation>要显示的条目</translation>
    </message>
    <message numerus="yes">
        <source>Ending within %n day(s)</source>
        <translation>
            <numerusform>%n 天内到期</numerusform>
        </translation>
    </message>
    <message>
        <source>Free numbers</source>
        <translation>可用编号</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部内容</translation>
    </message>
    <message>
        <source>Only: %1</source>
        <translation>仅：%1</translation>
    </message>
    <message>
        <source>Range to show</source>
        <translation>要显示的范围</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Cop&amp;y Lines</source>
        <translation>复制行(&amp;Y)</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>All ranges</source>
        <translation>所有范围</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>政策：%1</translation>
    </message>
    <message>
        <source>Range %1: %2</source>
        <translation>范围 %1：%2</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>标签 %1</translation>
    </message>
    <message>
        <source>largest block %L1</source>
        <translation>最大号段：%L1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>面向 %1</translation>
    </message>
    <message>
        <source>Shown: %L1 of %L2 entries</source>
        <translation>显示 %L1 个条目，共 %L2 个</translation>
    </message>
    <message>
        <source>No ranges and no entries yet. Add a range to limit which values are assigned, or begin with an entry.</source>
        <translation>还没有范围和条目。添加范围以限定可分配的值，或者从一个条目开始。</translation>
    </message>
    <message>
        <source>Refused requests</source>
        <translation>被拒绝的申请</translation>
    </message>
    <message>
        <source>Refused requests: %L1</source>
        <translation>被拒绝的申请：%L1</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <translation>尚无条目。</translation>
    </message>
    <message>
        <source>Nobody holds a value now.</source>
        <translation>目前没有值被持有。</translation>
    </message>
    <message>
        <source>No entries match the filter.</source>
        <translation>没有符合筛选条件的条目。</translation>
    </message>
    <message>
        <source>Selected: %L1</source>
        <translation>已选择：%L1</translation>
    </message>
    <message>
        <source>Listed entries</source>
        <translation>列表中的条目</translation>
    </message>
    <message>
        <source>Ranges: %L1</source>
        <translation>范围：%L1</translation>
    </message>
    <message>
        <source>found in their history: %L1</source>
        <translation>在其历史中找到：%L1</translation>
    </message>
    <message>
        <source>No requests were refused.</source>
        <translation>没有被拒绝的申请。</translation>
    </message>
    <message>
        <source>only for %1</source>
        <translation>仅面向 %1</translation>
    </message>
    <message>
        <source>Actions for the selected entries</source>
        <translation>所选条目的操作</translation>
    </message>
    <message>
        <source>Actions for the whole list</source>
        <translation>整个列表的操作</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>已到期</translation>
    </message>
    <message>
        <source>free or refused: %L1</source>
        <translation>空闲或被拒绝：%L1</translation>
    </message>
    <message>
        <source>In no single range</source>
        <translation>不在任何单个范围内</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryChart</name>
    <message>
        <source>valid, no rule yet</source>
        <translation>有效，尚无规则</translation>
    </message>
    <message>
        <source>Chart of the NIDs with the most URNs</source>
        <translation>URN 最多的 NID 的图表</translation>
    </message>
    <message>
        <source>%1, %2 valid</source>
        <extracomment>%1 is a number of URNs, %2 a share such as 98.2 %</extracomment>
        <translation>%1，%2 有效</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryModel</name>
    <message>
        <source>%1%</source>
        <extracomment>a share in percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>NID and reason</source>
        <translation>NID 和原因</translation>
    </message>
    <message>
        <source>URNs</source>
        <translation>URN 数</translation>
    </message>
    <message>
        <source>Valid share</source>
        <translation>有效比例</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>No rule yet</source>
        <translation>尚无规则</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Unregistered</source>
        <translation>未注册</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>These URNs are included in Valid.</source>
        <translation>这些 URN 已计入“有效”。</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>有警告</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SummaryView</name>
    <message>
        <source>Guesses a grammar from the names of this NID and makes a draft with it</source>
        <translation>根据此 NID 的名称推测语法，并据此创建草稿</translation>
    </message>
    <message>
        <source>Summary by NID</source>
        <translation>按 NID 汇总</translation>
    </message>
    <message>
        <source>“%1” is not registered.</source>
        <translation>“%1”未注册。</translation>
    </message>
    <message>
        <source>Only NIDs that are not registered</source>
        <translation>仅未注册的 NID</translation>
    </message>
    <message>
        <source>Make Draft from These Names</source>
        <translation>用这些名称创建草稿</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the filter of lines: %1 is a NID, %2 a sentence about what is wrong</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Press Return or double-click to show the lines of a row</source>
        <translation>按回车键或双击以显示某一条目的各行</translation>
    </message>
</context>
<context>
    <name>nidus::ui::SyntaxPanel</name>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>兼容性</translation>
    </message>
    <message>
        <source>Equivalence and Encoding</source>
        <translation>等价和编码</translation>
    </message>
    <message>
        <source>Grammar tools</source>
        <translation>语法工具</translation>
    </message>
    <message>
        <source>Choose Notation</source>
        <translation>选择表示法</translation>
    </message>
    <message>
        <source>Choose Scope of Grammar</source>
        <translation>选择语法的描述范围</translation>
    </message>
    <message>
        <source>Choose Start Rule</source>
        <translation>选择起始规则</translation>
    </message>
    <message>
        <source>Edit Grammar</source>
        <translation>编辑语法</translation>
    </message>
    <message>
        <source>Generate Samples</source>
        <translation>生成示例</translation>
    </message>
    <message>
        <source>Built-in rule, based on: %1.</source>
        <translation>内置规则，依据：%1。</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>正在编译…</translation>
    </message>
    <message>
        <source>%1 The last grammar that compiled is used below.</source>
        <translation>%1下方使用最近一次编译成功的语法。</translation>
    </message>
    <message>
        <source>The template&apos;s Syntax section contains nothing new.</source>
        <translation>模板的“语法”节中没有新内容。</translation>
    </message>
    <message>
        <source>Add from Template</source>
        <translation>从模板添加</translation>
    </message>
    <message>
        <source>Comparing the grammar…</source>
        <translation>正在比较语法…</translation>
    </message>
    <message>
        <source>%1 Fix the grammar to compare it.</source>
        <translation>%1请修正语法以进行比较。</translation>
    </message>
    <message>
        <source>The grammar has errors. Fix the grammar to compare it.</source>
        <translation>语法有错误。请修正语法以进行比较。</translation>
    </message>
    <message>
        <source>The samples are in the template&apos;s Syntax section.</source>
        <translation>示例已在模板的“语法”部分中。</translation>
    </message>
    <message>
        <source>The template&apos;s Syntax section has these samples already.</source>
        <translation>模板的“语法”部分中已有这些示例。</translation>
    </message>
    <message>
        <source>Grammar of the text not used: %1</source>
        <translation>未使用文本中的语法：%1</translation>
    </message>
    <message>
        <source>Ready to check URNs; the grammar is context-free.</source>
        <translation>可以检查 URN；该语法是上下文无关的。</translation>
    </message>
    <message numerus="yes">
        <source>Ready to check URNs (%n state(s)).</source>
        <translation>
            <numerusform>可以检查 URN（%n 个状态）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nidus::ui::TaskButtons</name>
    <message numerus="yes">
        <source>%Ln entry(s) of %1 have ended</source>
        <translation>
            <numerusform>%1 的 %Ln 个条目已到期</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended Entries: %L1</source>
        <translation>已到期的条目：%L1</translation>
    </message>
    <message>
        <source>Reservations and temporary assignments whose date is past</source>
        <translation>日期已过的保留和临时分配</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TeamActions</name>
    <message>
        <source>anyone</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>指派…</translation>
    </message>
    <message>
        <source>Set Approval Rule…</source>
        <translation>设置批准规则…</translation>
    </message>
    <message>
        <source>owner assignee person colleague responsible</source>
        <translation>所有者 负责人 人员 同事 责任人 指派</translation>
    </message>
    <message>
        <source>second person four eyes alone reason setting</source>
        <translation>第二人 双人复核 独自 理由 设置</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <translation>指派 %1</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n draft(s)</source>
        <translation>
            <numerusform>指派 %n 份草稿</numerusform>
        </translation>
    </message>
    <message>
        <source>Who may &amp;approve:</source>
        <translation>谁可以批准(&amp;A)：</translation>
    </message>
    <message>
        <source>Approval Rule</source>
        <translation>批准规则</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
    <message>
        <source>Set Rule</source>
        <translation>设置规则</translation>
    </message>
    <message>
        <source>Approval rule: %1.</source>
        <translation>批准规则：%1。</translation>
    </message>
    <message>
        <source>Assigned.</source>
        <translation>已指派。</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>指派</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) not assigned; the reasons are below.</source>
        <translation>
            <numerusform>%n 份草稿未指派；原因见下。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) now owned by %1.</source>
        <translation>
            <numerusform>%n 份草稿现在归 %1 所有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) no longer assigned to anybody.</source>
        <translation>
            <numerusform>%n 份草稿不再指派给任何人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) assigned to %1.</source>
        <translation>
            <numerusform>%n 份草稿已指派给 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The drafts are assigned as before.</source>
        <translation>草稿的指派已恢复原状。</translation>
    </message>
    <message>
        <source>The authors of a draft are everybody who owns or owned it, or saved a change of it. This rule holds for the whole registry. It is a rule among colleagues, not a lock: anyone can change it, and the history records that.</source>
        <translation>现在或曾经拥有草稿的人，以及保存过更改的人，都是草稿的作者。此规则适用于整个注册库。这是同事之间的规则，而不是锁：任何人都可以更改它，历史记录会记下来。</translation>
    </message>
    <message>
        <source>anyone; an author gives a reason</source>
        <translation>任何人；作者须给出理由</translation>
    </message>
    <message>
        <source>anyone except the authors</source>
        <translation>作者以外的任何人</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TemplateForm</name>
    <message>
        <source>Fast track (RFC 8141 section 6.3)</source>
        <translation>快速通道（RFC 8141 第 6.3 节）</translation>
    </message>
    <message>
        <source>Split into Fields</source>
        <translation>拆分到字段</translation>
    </message>
    <message>
        <source>Moves lines such as “Name:”, “E-mail:”, and “Address:” to their fields</source>
        <translation>将“Name:”“E-mail:”和“Address:”等行移到各自的字段</translation>
    </message>
    <message>
        <source>Assigned at registration</source>
        <translation>注册时分配</translation>
    </message>
    <message>
        <source>Only for recognized standards bodies</source>
        <translation>仅用于受认可的标准机构</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ThreadBox</name>
    <message>
        <source>%1 answered on %2</source>
        <translation>%1 于 %2 答复</translation>
    </message>
    <message>
        <source>%1 resolved this on %2</source>
        <translation>%1 于 %2 解决了此问题</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Answer or resolution</source>
        <translation>答复或解决方式</translation>
    </message>
    <message>
        <source>Answer, or how this was resolved</source>
        <translation>答复，或说明如何解决</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>解决</translation>
    </message>
    <message>
        <source>Shows the field</source>
        <translation>显示该字段</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Comment by %1 about %2, resolved: %3</source>
        <extracomment>%1 is a person, %2 a field or the template, %3 a comment</extracomment>
        <translation>%1 关于%2的评论，已解决：%3</translation>
    </message>
    <message>
        <source>Comment by %1 about %2, open: %3</source>
        <translation>%1 关于%2的评论，未解决：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what to do with a comment, %2 the comment</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>nidus::ui::TrashDialog</name>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>The trash is empty. You can restore drafts that you move here.</source>
        <translation>回收站为空。移到此处的草稿可以恢复。</translation>
    </message>
    <message>
        <source>Drafts in the trash, newest first:</source>
        <translation>回收站中的草稿，最新的在前：</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Last saved (UTC)</source>
        <translation>上次保存（UTC）</translation>
    </message>
    <message>
        <source>By</source>
        <translation>保存者</translation>
    </message>
    <message>
        <source>&amp;Restore Draft</source>
        <translation>恢复草稿(&amp;R)</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ValueHistoryDialog</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>By</source>
        <translation>保存者</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>录入时间</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>fact</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>%1 的详细信息</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>申请标识符</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>更改内容</translation>
    </message>
</context>
<context>
    <name>nidus::ui::VerdictButton</name>
    <message>
        <source>%1 Press to show only these lines; press again to show all.</source>
        <translation>%1按下后仅显示这些行；再次按下则显示全部。</translation>
    </message>
    <message>
        <source>%1, %2% of all lines</source>
        <extracomment>A button for screen readers: &quot;12 invalid, 3.5% of all lines&quot;</extracomment>
        <translation>%1，占所有行的 %2%</translation>
    </message>
    <message>
        <source>Shows only these lines. With no kind checked, all lines are shown.</source>
        <translation>仅显示这些行。未勾选任何种类时显示所有行。</translation>
    </message>
</context>
<context>
    <name>nidus::ui::ViewBar</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Drafts that wait for reviewers, IANA, or a colleague</source>
        <translation>等待评审者、IANA 或同事的草稿</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部内容</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>已逾期</translation>
    </message>
    <message>
        <source>Drafts whose reminder is due</source>
        <translation>提醒已到期的草稿</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未指派</translation>
    </message>
    <message>
        <source>More views</source>
        <translation>更多视图</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No draft waits for reviewers, IANA, or a colleague.</source>
        <translation>没有草稿在等待评审者、IANA 或同事。</translation>
    </message>
    <message>
        <source>No reminder is due.</source>
        <translation>没有到期的提醒。</translation>
    </message>
    <message>
        <source>Drafts that wait for you: assigned to you, or yours and not in review or with IANA</source>
        <translation>等待您处理的草稿：指派给您的，或属于您且不在评审中、也不在 IANA 的</translation>
    </message>
    <message>
        <source>No draft waits for you.</source>
        <translation>没有等待您处理的草稿。</translation>
    </message>
    <message>
        <source>Drafts in review to which nobody is assigned, and drafts without an owner</source>
        <translation>评审中但没有负责人的草稿，以及没有所有者的草稿</translation>
    </message>
    <message>
        <source>Every draft has an owner or an assignee whose turn it is.</source>
        <translation>每个草稿都轮到其所有者或负责人处理。</translation>
    </message>
    <message>
        <source>A saved view</source>
        <translation>已保存的视图</translation>
    </message>
</context>
<context>
    <name>nidus::ui::WindowMessages</name>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
</TS>
